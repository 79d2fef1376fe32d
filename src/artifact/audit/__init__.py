"""What a set of scores really measures: failures, cut-offs, blind spots, and how far each moves the numbers."""

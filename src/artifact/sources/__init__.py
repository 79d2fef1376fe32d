"""Where data comes from: lap tables, FastF1 sessions, weather services, the paper's release."""

"""Language models: requests and replies as values, kept by content, asked for through one client.

Invariant: whatever changes an answer is part of its `Request`, and a request that was answered once is never sent, nor
paid for, again.
"""

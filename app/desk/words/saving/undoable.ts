const DAY_MS = 86_400_000;

/** Whether what was saved then (ISO 8601) can still be undone by a press: for 24 hours. Later, versions are restored. */
export function isUndoable(savedAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(savedAt) <= DAY_MS;
}

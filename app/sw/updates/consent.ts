/** Whether this message is the visitor's consent to a waiting version (workbox-window's own message). */
export function isConsent(data: unknown): boolean {
  return (
    typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING'
  );
}

/** Lets the browser paint and respond to a press before work continues. */
export function nextTask(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}

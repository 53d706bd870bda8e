/** Lets the browser paint and answer a press before work goes on. */
export function nextTask(): Promise<void> {
  return new Promise((go) => setTimeout(go));
}

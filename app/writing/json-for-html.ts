/** A value as JSON inside a script element: nothing in it can look like the element's end. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

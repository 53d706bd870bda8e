/** Parses text as JSON; undefined when it is not JSON, such as a proxy's HTML page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Anything that is not JSON is not from our server; every caller validates the value with a schema.
    return undefined;
  }
}

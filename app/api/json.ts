/** The text as JSON; undefined when it is none, as with a proxy's HTML page. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // What is not JSON is not our server's answer; every caller checks the value by a schema.
    return undefined;
  }
}

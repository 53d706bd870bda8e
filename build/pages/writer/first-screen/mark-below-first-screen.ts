const PARTS = /<(\/?)(?:section|article|footer)\b/g;

/**
 * Marks everything below the first screen with `data-later`, in parts that are not nested:
 * app/startup/show-below.ts lays them out one by one, after the first screen.
 *
 * @param from position in the HTML where the first screen ends
 */
export function markLater(html: string, from: number): string {
  let depth = 0;
  const rest = html.slice(from).replace(PARTS, (tag: string, end: string) => {
    if (end) depth -= 1;
    const outermost = !end && depth === 0;
    if (!end) depth += 1;
    return outermost ? `${tag} data-later` : tag;
  });
  return html.slice(0, from) + rest;
}

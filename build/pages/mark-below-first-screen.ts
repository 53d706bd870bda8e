const PARTS = /<(\/?)(?:section|article|footer)\b/g;

/**
 * Marks what lies below the first screen with `data-later`, in parts that do not hold one another:
 * app/startup/show-below.ts lays them out one by one, after the first screen.
 *
 * @param from where the page stops being the first screen
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

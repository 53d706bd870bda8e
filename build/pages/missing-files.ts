const NAMED = /\/(assets\/[\w.-]+\.\w+)/g;

/**
 * The built files that a page names and that are not there. Pages are rendered by a build of their own,
 * which may give a file another name than the one that browsers load.
 *
 * @param has whether the site has the file at this path
 */
export function missingFiles(html: string, has: (path: string) => boolean): string[] {
  const named = new Set([...html.matchAll(NAMED)].map(([, path = '']) => path));
  return [...named].filter((path) => !has(path));
}

const NAMED = /\/(assets\/[\w.-]+\.\w+)/g;

/**
 * The files a page references that are missing from the build. Pages are rendered by a separate build,
 * which may name a file differently from the one browsers load.
 *
 * @param has whether the site has the file at this path
 */
export function missingFiles(html: string, has: (path: string) => boolean): string[] {
  const named = new Set([...html.matchAll(NAMED)].map(([, path = '']) => path));
  return [...named].filter((path) => !has(path));
}

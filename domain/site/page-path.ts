/** Stands for any unknown path: no page is there, and the not-found page is made and kept under it. */
export const NOT_FOUND_PATH = '/404';

/**
 * The one spelling of a page's path: decoded, in small letters, with single slashes, and without a slash
 * or `index.html` at its end. Any text has one; whether it is a page's is for the caller to look up.
 */
export function cleanPath(path: string): string {
  const spelt = decoded(path)
    .toLowerCase()
    .replaceAll(/[/\\]+/g, '/');
  return spelt.replace(/\/(index\.html\/?)?$/, '') || '/';
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not the encoding of any text, so no spelling of a page either.
    return path;
  }
}

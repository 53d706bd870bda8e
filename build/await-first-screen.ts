/** A page whose first screen moves until all of it is there marks it so. */
const FIRST_SCREEN_ID = 'first-screen';

/**
 * Has the browser paint nothing before the page's first screen is there, where that is marked, else
 * its heading. Without it, a phone spends its first frame on an empty page, and the words come a frame
 * later than they could.
 *
 * @throws Error when neither is there, or the heading has no id
 */
export function awaitFirstScreen(html: string): string {
  const marked = html.includes(` id="${FIRST_SCREEN_ID}"`) && FIRST_SCREEN_ID;
  const id = marked || /<h1[^>]* id="([^"]+)"/.exec(html)?.[1];
  if (id === undefined) throw new Error('The h1 of a page needs an id');
  const link = `<link rel="expect" href="#${id}" blocking="render">`;
  return html.replace('</title>', (title) => `${title}\n    ${link}`);
}

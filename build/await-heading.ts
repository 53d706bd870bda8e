/**
 * Has the browser paint nothing before the page's heading is there. Without it, a phone spends its
 * first frame on an empty page, and the words come a frame later than they could.
 *
 * @throws Error when the heading has no id
 */
export function awaitHeading(html: string): string {
  const id = /<h1[^>]* id="([^"]+)"/.exec(html)?.[1];
  if (id === undefined) throw new Error('The h1 of a page needs an id');
  const link = `<link rel="expect" href="#${id}" blocking="render">`;
  return html.replace('</title>', (title) => `${title}\n    ${link}`);
}

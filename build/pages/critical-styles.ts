import Beasties from 'beasties';
import { markLater } from './mark-below-first-screen.ts';
import { pruneStyles } from './prune-styles.ts';

/** Where a page stops being the first screen: the end of `<main>`, or this attribute within it. */
const BELOW_FIRST_SCREEN = /<\w+[^>]* data-below-first-screen[\s\S]*(?=<\/main>)/;

const FACE = /@font-face\s*\{[^}]*\}/g;

/**
 * Puts the rules of a page's first screen into the page, and names the whole sheet in a meta tag for
 * the boot script to add; without scripts the sheet is linked as usual.
 *
 * @throws Error when the page does not link the sheet
 */
export async function inlineCriticalStyles(
  html: string,
  sheet: { href: string; css: string },
): Promise<string> {
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="${sheet.href}"[^>]*>`);
  if (!link.test(html)) throw new Error(`The page does not link ${sheet.href}`);
  const first = firstScreen(html);
  const rules = localFaces(sheet.css) + pruneStyles(await rulesFor(first, sheet.css), first);
  return markLater(html, firstScreenEnd(html)).replace(
    link,
    () =>
      `<style>${rules}</style>` +
      `<meta name="deferred-styles" content="${sheet.href}">` +
      `<noscript><link rel="stylesheet" href="${sheet.href}"></noscript>`,
  );
}

function firstScreenEnd(html: string): number {
  const below = BELOW_FIRST_SCREEN.exec(html);
  return below ? below.index : Math.max(0, html.indexOf('</main>'));
}

function firstScreen(html: string): string {
  const above = html.replace(BELOW_FIRST_SCREEN, '').replace(/(<\/main>)[\s\S]*(?=<\/body>)/, '$1');
  return above.replace(/ class="[^"]*"/g, plainLetters);
}

/** Beasties compares class names as they are written: `[&_>_div]:d_flex` must not be escaped. */
function plainLetters(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function rulesFor(html: string, css: string): Promise<string> {
  const beasties = new Beasties({
    logLevel: 'silent',
    fonts: false,
    keyframes: 'critical',
    reduceInlineStyles: true,
    // The theme's class is set by a script, so no rule under it matches the page as rendered, and no rule for
    // what has not arrived whole, which names `:root` to be kept. What stands
    // just below must have lost the browser's own margins too, or it moves when the whole sheet comes.
    allowRules: [/:root/, /\.dark/, /^(h2|h3|p|ul|dl|figure)$/],
  });
  const page = html
    .replace(/ class="([^"]*)"/g, readableClass)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
  const reduced = await beasties.process(page);
  return /<style>([\s\S]*?)<\/style>/.exec(reduced)?.[1] ?? '';
}

/** React writes `&` and `"` in class names as entities, which Beasties does not read back. */
function readableClass(_attribute: string, classes: string): string {
  return ` class='${classes.replaceAll('&quot;', '"').replaceAll('&amp;', '&')}'`;
}

/** The stand-ins for the typefaces: measured faces of the device itself, nothing to download. */
function localFaces(css: string): string {
  return css.match(FACE)?.join('') ?? '';
}

/** The sheet without what every page has inlined: a face that comes again lays out all words once more. */
export function withoutFaces(css: string): string {
  return css.replace(FACE, '');
}

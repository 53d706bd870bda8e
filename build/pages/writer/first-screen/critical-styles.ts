import { createHash } from 'node:crypto';
import Beasties from 'beasties';
import { markLater } from './mark-below-first-screen.ts';
import { pruneStyles } from './prune-styles.ts';

/** Where a page's first screen ends: at the end of `<main>`, or at this attribute within it. */
const BELOW_FIRST_SCREEN = /<\w+[^>]* data-below-first-screen[\s\S]*(?=<\/main>)/;

const FACE = /@font-face\s*\{[^}]*\}/g;

/** The one stylesheet that pages link. */
export interface Sheet {
  href: string;
  css: string;
}

/**
 * Inlines the rules for a page's first screen, and names the full stylesheet in a meta tag for the boot
 * script to add; without JavaScript the stylesheet is linked as usual.
 *
 * @param known rules by the structure of a first screen: finding them takes most of a page's time
 * @throws Error when the page does not link the stylesheet
 */
export async function inlineCriticalStyles(
  html: string,
  sheet: Sheet,
  known: Map<string, string> = new Map(),
): Promise<string> {
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="${sheet.href}"[^>]*>`);
  if (!link.test(html)) throw new Error(`The page does not link ${sheet.href}`);
  const first = firstScreen(html);
  const structure = structureOf(first);
  const rules =
    known.get(structure) ??
    localFaces(sheet.css) + pruneStyles(await rulesFor(first, sheet.css), first);
  known.set(structure, rules);
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

// `dateTime` as React writes it.
const WORDS_NAMES = 'href|src|srcset|alt|content|title|style|d|aria-label|dateTime';
/** Attributes that hold words or addresses. */
const WORDS = new RegExp(` (${WORDS_NAMES})="[^"]*"`, 'g');
/** Headings of articles are named by their words. */
const HEADING_ID = /(<h[1-6]) id="[^"]*"/g;
/** The only element that rules may know by its id. */
const RULE_FOR_ID = /#(?!root\b)[\w-]+(?=[^{};]*\{)|\[id[~|^$*]?=/;
const RULE_FOR_WORDS = new RegExp(String.raw`\[(${WORDS_NAMES})[~|^$*]?=`, 'i');

/**
 * Rules are found once for all words in the same elements, so that no rule may depend on words.
 *
 * @throws Error naming the attribute that a rule looks into
 */
export function refuseRulesForWords({ css }: Sheet): void {
  const found = RULE_FOR_WORDS.exec(css)?.[1];
  if (found !== undefined) throw new Error(`A rule looks into ${found}, which may hold any words`);
  const id = RULE_FOR_ID.exec(css)?.[0];
  if (id !== undefined) throw new Error(`A rule asks for ${id}: an id may be made of any words`);
}

/** What selectors look at: other words in the same elements need the same rules. */
function structureOf(html: string): string {
  const elements = html
    .replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    .replaceAll(/>[^<]+(?=<)/g, '>·')
    .replaceAll(WORDS, ' $1')
    .replaceAll(HEADING_ID, '$1');
  return createHash('sha256').update(elements).digest('base64url').slice(0, 22);
}

/** Beasties compares class names literally: `[&_>_div]:d_flex` must not be escaped. */
function plainLetters(attribute: string): string {
  return attribute.replaceAll('&gt;', '>').replaceAll('&amp;', '&');
}

async function rulesFor(html: string, css: string): Promise<string> {
  const beasties = new Beasties({
    logLevel: 'silent',
    fonts: false,
    keyframes: 'critical',
    reduceInlineStyles: true,
    // A script sets the theme's class, so no rule under it matches the page as rendered. Nor do rules for
    // partly loaded elements, which mention `:root` so that they are kept. Elements just below the first
    // screen need the browser's margins reset too, or they move when the full stylesheet arrives.
    allowRules: [/:root/, /\.dark/, /^(h2|h3|p|ul|dl|figure)$/],
  });
  const page = html
    .replace(/ class="([^"]*)"/g, readableClass)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${css}</style>`);
  const reduced = await beasties.process(page);
  return /<style>([\s\S]*?)<\/style>/.exec(reduced)?.[1] ?? '';
}

/** React writes `&` and `"` in class names as entities, which Beasties does not decode. */
function readableClass(_attribute: string, classes: string): string {
  return ` class='${classes.replaceAll('&quot;', '"').replaceAll('&amp;', '&')}'`;
}

/** The typefaces' fallbacks: local fonts with adjusted metrics, nothing to download. */
function localFaces(css: string): string {
  return css.match(FACE)?.join('') ?? '';
}

/**
 * The stylesheet without the font faces already inlined in every page: declaring them again would lay out
 * all text again.
 */
export function withoutFaces(css: string): string {
  return css.replace(FACE, '');
}

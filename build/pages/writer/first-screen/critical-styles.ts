import { selectOne } from 'css-select';
import {
  AttributeAction,
  parse as parseSelector,
  SelectorType,
  type AttributeSelector,
  type Selector,
} from 'css-what';
import { DomUtils } from 'htmlparser2';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { readFirstScreen, WORDS, type FirstScreen, type Page } from './first-screen.ts';
import { pruneStyles } from './prune-styles.ts';

/** The one stylesheet that pages link. */
export interface Sheet {
  href: string;
  css: string;
}

/**
 * Inlines the rules for a page's first screen, and names the full stylesheet in a meta tag for the boot
 * script to add; without JavaScript the stylesheet is linked as usual. Parts below the first screen get `data-later`:
 * app/startup/show-below.ts lays them out one by one.
 *
 * @param known rules by the structure of a first screen: finding them takes most of a page's time
 * @throws Error when the page does not link the stylesheet
 */
export function inlineCriticalStyles(
  html: string,
  { href, css }: Sheet,
  known: Map<string, string> = new Map(),
): string {
  const screen = readFirstScreen(html, href);
  const { structure, link, below } = screen;
  if (!link) throw new Error(`The page does not link ${href}`);
  const rules = known.get(structure) ?? criticalRules(css, screen);
  known.set(structure, rules);
  const styles =
    `<style>${rules}</style>` +
    `<meta name="deferred-styles" content="${href}">` +
    `<noscript><link rel="stylesheet" href="${href}"></noscript>`;
  const rest = [link.end, ...below].map((start, index) => html.slice(start, below[index]));
  return html.slice(0, link.start) + styles + rest.join(' data-later');
}

/** The sheet's rules for the elements of a first screen, and what else it needs to paint. */
function criticalRules(css: string, { page, hasDisabled }: FirstScreen): string {
  const sheet = postcss.parse(css);
  // The typefaces' fallbacks: local fonts with adjusted metrics, nothing to download.
  const faces = takeFaces(sheet);
  keepUsedRules(sheet, page);
  pruneStyles(sheet, hasDisabled);
  return faces.join('') + sheet.toString();
}

// A script sets the theme's class, so no rule under it matches the page as rendered. Nor do rules for
// partly loaded elements, which mention `:root` so that they are kept. Elements just below the first
// screen need the browser's margins reset too, or they move when the full stylesheet arrives.
const ALWAYS = /:root|\.dark|^(::?(before|after)|html|body|h2|h3|p|ul|dl|figure)$/;

function keepUsedRules(sheet: Root, page: Page): void {
  const isUsed = usedOn(page);
  const animations = new Set<string>();
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    const selectors = rule.selectors.filter(
      (selector) => ALWAYS.test(selector) || isUsed(selector),
    );
    if (selectors.length === 0) return void rule.remove();
    rule.selectors = selectors;
    rule.walkDecls(/^animation(-name)?$/, ({ value }) => {
      for (const word of value.split(/[\s,]+/)) animations.add(word);
    });
  });
  sheet.walkAtRules('keyframes', (frames) => {
    if (!animations.has(frames.params)) frames.remove();
  });
}

function isInKeyframes({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes';
}

/** Whether a selector could match an element of the page, in whatever state it may be. */
function usedOn(page: Page): (selector: string) => boolean {
  const classes = new Set(
    DomUtils.findAll(({ attribs }) => 'class' in attribs, page.children).flatMap(
      ({ attribs }) => attribs['class']?.split(/\s+/) ?? [],
    ),
  );
  return (selector) => {
    const tokens = parseSelector(selector).flat().map(inAnyState);
    if (tokens.every(({ type }) => type === SelectorType.Universal))
      return selector.startsWith('*');
    return (
      tokens.every((token) => !isClass(token) || classes.has(token.value)) &&
      selectOne([tokens], page) !== null
    );
  };
}

function isClass(token: Selector): token is AttributeSelector {
  return (
    token.type === SelectorType.Attribute &&
    token.name === 'class' &&
    token.action === AttributeAction.Element
  );
}

/** Pseudo-classes and pseudo-elements could be true of any element, but for those that only hold selectors. */
function inAnyState(token: Selector): Selector {
  if (token.type === SelectorType.PseudoElement) return ANY;
  if (token.type !== SelectorType.Pseudo) return token;
  return (token.name === 'is' || token.name === 'where') && Array.isArray(token.data)
    ? { ...token, data: token.data.map((tokens) => tokens.map(inAnyState)) }
    : ANY;
}

const ANY: Selector = { type: SelectorType.Universal, namespace: null };

/**
 * Rules are found once for all words in the same elements, so that no rule may depend on words.
 *
 * @throws Error naming the attribute that a rule looks into
 */
export function refuseRulesForWords({ css }: Sheet): void {
  postcss.parse(css).walkRules((rule) => {
    if (isInKeyframes(rule)) return;
    for (const { name, action, value } of attributesIn(parseSelector(rule.selector))) {
      if (WORDS.has(name) && action !== AttributeAction.Exists)
        throw new Error(`A rule looks into ${name}, which may hold any words: ${rule.selector}`);
      // The only element that rules may know by its id.
      if (name === 'id' && value !== 'root')
        throw new Error(`An id may be made of any words: ${rule.selector}`);
    }
  });
}

function attributesIn(selectors: readonly (readonly Selector[])[]): AttributeSelector[] {
  return selectors.flat().flatMap((token) => {
    if (token.type === SelectorType.Attribute) return [token];
    return token.type === SelectorType.Pseudo && Array.isArray(token.data)
      ? attributesIn(token.data)
      : [];
  });
}

function takeFaces(sheet: Root): AtRule[] {
  const faces: AtRule[] = [];
  sheet.walkAtRules('font-face', (face) => void faces.push(face.remove()));
  return faces;
}

/**
 * The stylesheet without the font faces already inlined in every page: declaring them again would lay out
 * all text again.
 */
export function withoutFaces(css: string): string {
  const sheet = postcss.parse(css);
  takeFaces(sheet);
  return sheet.toString();
}

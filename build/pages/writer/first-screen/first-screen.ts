import { createHash } from 'node:crypto';
import { DomUtils, ElementType, parseDocument } from 'htmlparser2';

export type Page = ReturnType<typeof parseDocument>;
type Node = Page['children'][number];

/** What a page shows first, up to the end of `<main>` or to `data-below-first-screen` within it. */
export interface FirstScreen {
  /** The page without what lies below. */
  page: Page;
  /** A hash of what selectors look at: other words in the same elements need the same rules. */
  structure: string;
  /** Whether it has a control that is disabled. */
  hasDisabled: boolean;
  /** Where the stylesheet's link begins and ends in the HTML; undefined if there is none. */
  link: { start: number; end: number } | undefined;
  /** Where an attribute can be added to each part below: the outermost sections, articles and footers. */
  below: number[];
}

const PARTS = new Set(['section', 'article', 'footer']);

/**
 * Reads a page's HTML.
 *
 * @param href of its stylesheet
 */
export function readFirstScreen(html: string, href: string): FirstScreen {
  const page = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  const find = (test: Parameters<typeof DomUtils.findOne>[0], within: Node[] = page.children) =>
    DomUtils.findOne(test, within);
  const link = find(({ name, attribs }) => name === 'link' && attribs['href'] === href);
  const main = find(({ name }) => name === 'main');
  const mark = find(({ attribs }) => 'data-below-first-screen' in attribs, main?.children ?? []);
  const end = mark?.startIndex ?? main?.endIndex;
  const below = partsFrom(page.children, end ?? Number.POSITIVE_INFINITY);
  const last = mark ?? main;
  if (last) removeAllAfter(last);
  if (mark) DomUtils.removeElement(mark);
  const isDisabled = find(({ attribs }) => 'disabled' in attribs || 'aria-disabled' in attribs);
  return {
    page,
    structure: createHash('sha256').update(outline(page.children)).digest('base64url').slice(0, 22),
    hasDisabled: isDisabled !== null,
    link:
      link === null ? undefined : { start: link.startIndex ?? 0, end: (link.endIndex ?? 0) + 1 },
    below,
  };
}

function partsFrom(nodes: readonly Node[], end: number): number[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    const start = node.startIndex ?? 0;
    return 'name' in node && PARTS.has(node.name) && start >= end
      ? [start + '<'.length + node.name.length]
      : partsFrom(node.children, end);
  });
}

function removeAllAfter(node: Node): void {
  while (node.next) DomUtils.removeElement(node.next);
  if (node.parent && 'name' in node.parent) removeAllAfter(node.parent);
}

/** Attributes that hold words or addresses. */
export const WORDS = new Set(
  'href src srcset alt content title style d aria-label datetime'.split(' '),
);

function outline(nodes: readonly Node[]): string {
  return nodes.map(outlineOf).join('');
}

function outlineOf(node: Node): string {
  if (node.type === ElementType.Text) return '·';
  if (!('attribs' in node) || node.name === 'script') return '';
  // Headings of articles are named by their words.
  const isHeading = /^h[1-6]$/.test(node.name);
  const attributes = Object.entries(node.attribs)
    .filter(([name]) => !(isHeading && name === 'id'))
    .map(([name, value]) => (WORDS.has(name) ? ` ${name}` : ` ${name}=${JSON.stringify(value)}`));
  return `<${node.name}${attributes.join('')}>${outline(node.children)}</>`;
}

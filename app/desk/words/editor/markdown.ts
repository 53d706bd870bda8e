import { decodeHtmlEntities, type JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import type { Node } from '@tiptap/pm/model';
import { extensions } from './extensions';

const manager = new MarkdownManager({ extensions });
// Read as the pages are: with the library's own rules "a. b" would be a list.
manager.instance.setOptions({ extensions: null });

/** A part of an article as it was written: a paragraph, a list, a table. */
interface Block {
  node: JSONContent;
  /** Undefined where it means something only together with another part. */
  text: string | undefined;
}

/** Markdown as parts for the editor, each with the text that it was made from. */
export function blocksOf(markdown: string): Block[] {
  const tokens = manager.instance.lexer(markdown);
  const refers = tokens.some(({ type }) => type === 'def');
  if (refers) return nodesOf(markdown).map((node) => ({ node, text: undefined }));
  return tokens.flatMap(({ type, raw }) => {
    if (type === 'space') return [];
    const nodes = nodesOf(raw);
    const text = nodes.length === 1 ? raw.trimEnd() : undefined;
    return nodes.map((node) => ({ node, text }));
  });
}

/**
 * The Markdown of what is in the editor. A part that nobody has changed keeps its text to the letter: nodes are never
 * changed, but replaced.
 *
 * @param texts the known text of each part; filled with what is written
 */
export function markdownOf(doc: Node, texts: WeakMap<Node, string>): string {
  const parts: string[] = [];
  doc.forEach((node) => {
    const text = texts.get(node) ?? writtenAs(node.toJSON());
    texts.set(node, text);
    if (text !== '') parts.push(text);
  });
  return parts.join('\n\n');
}

/** The library makes one space of all of them in tables; these stand for them meanwhile, and for breaks in lines. */
const SPACES = ['\u00a0', '\u2009', '\u202f'] as const;
const STAND_IN = '\ue000';
const BREAK = '\ue00f';

function writtenAs(node: JSONContent): string {
  const safe = SPACES.reduce(
    (text, space, index) => text.replaceAll(space, STAND_IN + index),
    JSON.stringify(unmarked(node)),
  );
  const text = manager.serialize({ type: 'doc', content: [JSON.parse(safe)] }).trim();
  return SPACES.reduce(
    (written, space, index) => written.replaceAll(STAND_IN + index, space),
    text,
  );
}

/** With marks on words alone, and links on pictures too: the library would end bold words behind the space before one. */
function unmarked(node: JSONContent): JSONContent {
  const marks = node.marks?.filter(
    ({ type }) => node.type === 'text' || (type === 'link' && node.type === 'image'),
  );
  return {
    ...node,
    ...(marks && { marks }),
    ...(node.content && { content: node.content.map(unmarked) }),
  };
}

function nodesOf(markdown: string): JSONContent[] {
  return (manager.parse(asShown(markdown)).content ?? []).map((node) => asTyped(node));
}

/**
 * In order: what is escaped, code, a break in a cell of a table, HTML but no address in angle brackets, a reference to
 * a character.
 */
const SPECIAL =
  /\\[^\n]|```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|(`+)[^`]+\1(?!`)|\]\(<[^<>\n]*>|<br ?\/?>|<(?!(?:https?:|mailto:|[\w.+-]+@)[^\s<>]*>)|&#?\w+;/gi;
const REFERENCES = /&(?=#?\w+;)/g;
/** After the "&" of each reference meanwhile: the library reads some, also where pages show them as they are. */
const REFERS = '\ue00d';

/**
 * As the pages understand it, where the editor's library understands something else: HTML is shown as it is typed. The
 * library would also hand it to the browser, which takes none (Trusted Types).
 */
function asShown(markdown: string): string {
  return markdown.replace(SPECIAL, (found) => {
    if (found === '<') return '&lt;';
    if (found.startsWith('<')) return BREAK;
    return found.replaceAll(REFERENCES, `&${REFERS}`);
  });
}

const STOOD_IN = new RegExp(`(${BREAK}|&${REFERS}#?\\w+;)`);

/** With what stood for breaks and references, and in code and attributes for anything, as it was. */
function asTyped({ attrs, marks, content, ...node }: JSONContent, isCode = false): JSONContent {
  return {
    ...node,
    ...(typeof node.text === 'string' && { text: isCode ? literal(node.text) : node.text }),
    ...(attrs && { attrs: literalValues(attrs) }),
    ...(marks && { marks: marks.map(literalMark) }),
    ...(content && {
      content: content.flatMap((child) => {
        const isInCode =
          node.type === 'codeBlock' || child.marks?.some(({ type }) => type === 'code');
        return child.type === 'text' && !isInCode ? piecesOf(child) : [asTyped(child, isInCode)];
      }),
    }),
  };
}

/** Words with their breaks and references. */
function piecesOf(node: JSONContent): JSONContent[] {
  const { text = '', marks = [] } = asTyped(node);
  return text.split(STOOD_IN).flatMap((piece): JSONContent[] => {
    if (piece === '') return [];
    if (piece === BREAK) return [{ type: 'hardBreak' }];
    if (!piece.startsWith(`&${REFERS}`)) return [{ type: 'text', text: piece, marks }];
    const reference = literal(piece);
    const known = reference === '&nbsp;' ? '\u00a0' : decodeHtmlEntities(reference);
    if (known !== reference) return [{ type: 'text', text: known, marks }];
    return [{ type: 'text', text: reference, marks: [...marks, { type: 'reference' }] }];
  });
}

const literal = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll(REFERS, '').replaceAll(BREAK, '<br>');

const literalValues = (attrs: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      typeof value === 'string' ? literal(value) : value,
    ]),
  );

const literalMark = (mark: NonNullable<JSONContent['marks']>[number]) => ({
  ...mark,
  ...(mark.attrs && { attrs: literalValues(mark.attrs) }),
});

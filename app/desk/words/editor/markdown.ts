import type { JSONContent } from '@tiptap/core';
import { MarkdownManager } from '@tiptap/markdown';
import type { Node } from '@tiptap/pm/model';
import { extensions } from './extensions';

const manager = new MarkdownManager({ extensions });

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
    JSON.stringify(node),
  );
  const text = manager.serialize({ type: 'doc', content: [JSON.parse(safe)] }).trim();
  // At the end of a heading they would close it.
  const written = node.type === 'heading' ? text.replace(/(?<=\s)#+$/, String.raw`\$&`) : text;
  return SPACES.reduce((text, space, index) => text.replaceAll(STAND_IN + index, space), written);
}

function nodesOf(markdown: string): JSONContent[] {
  return (manager.parse(asShown(markdown)).content ?? []).map(withBreaks);
}

/** In order: what is escaped, code, a break in a cell of a table, HTML but no address in angle brackets, a space. */
const SPECIAL =
  /\\[^\n]|```[\s\S]*?(?:```|$)|~~~[\s\S]*?(?:~~~|$)|(`+)[^`]+\1(?!`)|<br ?\/?>|<(?!(?:https?:|mailto:|[\w.+-]+@)[^\s<>]*>)|&nbsp;/gi;

/**
 * As the pages understand it, where the editor's library understands something else: HTML is shown as it is typed. The
 * library would also hand it to the browser, which takes none (Trusted Types).
 */
function asShown(markdown: string): string {
  return markdown.replace(SPECIAL, (found) => {
    if (found === '<') return '&lt;';
    if (found.startsWith('<')) return BREAK;
    return found === '&nbsp;' ? '\u00a0' : found;
  });
}

/** With breaks in the place of what stands for them. */
function withBreaks({ content, ...node }: JSONContent): JSONContent {
  if (content === undefined) return node;
  const parts = content.flatMap((child): JSONContent[] => {
    if (child.type !== 'text') return [withBreaks(child)];
    return (child.text ?? '')
      .split(BREAK)
      .flatMap((text, index) => [
        ...(index > 0 ? [{ type: 'hardBreak' }] : []),
        ...(text === '' ? [] : [{ ...child, text }]),
      ]);
  });
  return { ...node, content: parts };
}

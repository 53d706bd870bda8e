import { Node, type AnyExtension, type JSONContent, type NodeConfig } from '@tiptap/core';

/** How a part of a text is read from Markdown and written in it. */
type BlockConfig = Pick<NodeConfig, 'parseMarkdown' | 'renderMarkdown' | 'addAttributes'>;

/** What can follow a paragraph in the next line and does not become part of it; an ordered list has to begin with 1. */
const INTERRUPTS = new Set(['bulletList', 'orderedList', 'blockquote', 'heading', 'codeBlock']);

/** Lists as the pages read and show them; the library knows letters as numbers, and no looseness. */
const listOf = (type: 'bulletList' | 'orderedList'): BlockConfig => ({
  addAttributes() {
    // Markdown has lists whose items are paragraphs ("loose"), and others.
    return { ...this.parent?.(), isLoose: { default: false, rendered: false } };
  },
  parseMarkdown(token, { createNode, parseChildren }) {
    const isOrdered = type === 'orderedList';
    if (token['ordered'] !== isOrdered) return [];
    const attrs = { isLoose: token['loose'], ...(isOrdered && { start: token['start'] }) };
    return createNode(type, attrs, parseChildren(token.items ?? []));
  },
  renderMarkdown({ attrs, content = [] }, { renderChildren }) {
    return renderChildren(content, attrs?.['isLoose'] === true ? '\n\n' : '\n');
  },
});

const item: BlockConfig = {
  parseMarkdown({ tokens = [] }, { createNode, parseChildren }) {
    // In a tight list the box stands before its words, and words are no paragraph.
    const [first] = tokens;
    const box = first?.type === 'checkbox' ? [first] : [];
    const blocks = tokens.slice(box.length).map((token, index) =>
      token.type === 'text'
        ? {
            ...token,
            type: 'paragraph',
            tokens: [...(index ? [] : box), ...(token.tokens ?? [])],
          }
        : token,
    );
    const content = parseChildren(blocks);
    const isLed = content[0]?.type === 'paragraph';
    return createNode('listItem', {}, isLed ? content : [{ type: 'paragraph' }, ...content]);
  },
  renderMarkdown({ content = [] }, { renderChildren }, { parentType, index, level, meta }) {
    const list: JSONContent['attrs'] = meta?.['parentAttrs'];
    const sign = parentType === 'orderedList' ? `${Number(list?.['start'] ?? 1) + index}. ` : '- ';
    let text = '';
    for (const block of content) {
      const written = renderChildren([block]);
      if (written === '') continue;
      const isClose =
        list?.['isLoose'] !== true &&
        INTERRUPTS.has(block.type ?? '') &&
        (block.attrs?.['start'] ?? 1) === 1;
      text += text === '' ? written : (isClose ? '\n' : '\n\n') + written;
    }
    // A sign alone under words would make them a heading.
    if (text === '' && level > 1) text = '&nbsp;';
    return sign + text.replaceAll(/\n(?!\n)/g, `\n${' '.repeat(sign.length)}`);
  },
};

/** In one line, as Markdown has it; signs at its end would close it. */
const heading: BlockConfig = {
  renderMarkdown({ attrs, content = [] }, { renderChildren }) {
    const text = renderChildren(content).trim();
    const line = text.replaceAll(/\s*\n\s*/g, ' ').replace(/(?<!\S)#+$/, String.raw`\$&`);
    return `${'#'.repeat(Number(attrs?.['level'] ?? 1))} ${line}`;
  },
};

/** The library fails at one without words. */
const quote: BlockConfig = {
  parseMarkdown({ tokens = [] }, { createNode, parseChildren }) {
    const content = parseChildren(tokens);
    return createNode('blockquote', {}, content.length > 0 ? content : [{ type: 'paragraph' }]);
  },
};

/** The library leaves out a fence behind spaces, and closes one at the first in it. */
const code: BlockConfig = {
  parseMarkdown: ({ lang, text = '' }, { createNode, createTextNode }) =>
    createNode('codeBlock', { language: lang }, text === '' ? [] : [createTextNode(text)]),
  renderMarkdown({ attrs, content = [] }, { renderChildren }) {
    const text = renderChildren(content);
    // Longer than any in the code.
    const fence = '`'.repeat(
      Math.max(3, ...[...text.matchAll(/`+/g)].map(([all]) => all.length + 1)),
    );
    return `${fence}${String(attrs?.['language'] ?? '')}\n${text}\n${fence}`;
  },
};

const CONFIGS: Record<string, BlockConfig> = {
  blockquote: quote,
  codeBlock: code,
  heading,
  bulletList: listOf('bulletList'),
  orderedList: listOf('orderedList'),
  listItem: item,
};

/** A part of the library with our Markdown where it has another. */
export function withOurMarkdown(extension: AnyExtension): AnyExtension {
  const config = CONFIGS[extension.name];
  return config && extension instanceof Node ? extension.extend(config) : extension;
}

/** The box of a task ("- [x] painted"), as pages show it: not to be ticked, but to be taken out. */
export const Checkbox = Node.create({
  name: 'checkbox',
  group: 'inline',
  inline: true,
  addAttributes: () => ({
    checked: { default: false, parseHTML: (element) => element.hasAttribute('checked') },
  }),
  parseHTML: () => [{ tag: 'input[type="checkbox"]' }],
  renderHTML: ({ node }) => [
    'input',
    { type: 'checkbox', disabled: '', ...(node.attrs['checked'] === true && { checked: '' }) },
  ],
  parseMarkdown: (token, { createNode }) => createNode('checkbox', { checked: token['checked'] }),
  renderMarkdown: ({ attrs }) => (attrs?.['checked'] === true ? '[x] ' : '[ ] '),
});

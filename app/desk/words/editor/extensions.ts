import { Mark, type MarkConfig } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { safeAddress } from '#domain/site/content/markdown/safe-address';
import { Checkbox, withOurMarkdown } from './blocks';

/** What would begin a heading, a list, a table's head or a rule if a line of words, or of a task, began with it. */
const MARKS_A_BLOCK = /^(\s*(?:\[[ x]\] )?)(#{1,6}(?=\s|$)|[-+](?=\s|$)|=+\s*$|-{2,}|\|)/gm;
const NUMBERS_A_LIST = /^(\s*(?:\[[ x]\] )?\d{1,9})([.)])(?=\s|$)/gm;

const PlainParagraph = Paragraph.extend({
  parseMarkdown: ({ tokens = [] }, { createNode, parseInline }) =>
    createNode('paragraph', {}, parseInline(tokens)),
  renderMarkdown(node, helpers) {
    return helpers
      .renderChildren(node.content ?? [])
      .replace(MARKS_A_BLOCK, String.raw`$1\$2`)
      .replace(NUMBERS_A_LIST, String.raw`$1\$2`);
  },
});

/** One of the gallery; what is pasted from elsewhere comes without its pictures. */
const GalleryImage = Image.extend({
  parseHTML: () => [{ tag: 'img[src^="/uploads/"]' }],
  addInputRules: () => [],
  // Its words without their marks, as on pages.
  parseMarkdown: ({ href, title, tokens = [] }, { createNode }) =>
    createNode('image', { src: href, title, alt: tokens.map(({ text }) => text ?? '').join('') }),
  renderMarkdown({ attrs, marks = [] }) {
    const alt = String(attrs?.['alt'] ?? '').replaceAll(/[\\[\]()`*_~<&]/g, String.raw`\$&`);
    const picture = `![${alt}](${whereTo(attrs)})`;
    const link = marks.find(({ type }) => type === 'link');
    return link ? `[${picture}](${whereTo(link.attrs)})` : picture;
  },
});

/** A reference to a character ("&copy;"), shown as it is typed: browsers know two thousand of them, and the library four. */
const Reference = Mark.create({
  name: 'reference',
  // Nothing in it is escaped.
  code: true,
  inclusive: false,
  parseHTML: () => [{ tag: 'span[data-reference]' }],
  renderHTML: () => ['span', { 'data-reference': '' }, 0],
  renderMarkdown: (node, { renderChildren }) => renderChildren(node.content ?? []),
});

const LINK: Pick<MarkConfig, 'parseMarkdown' | 'renderMarkdown'> = {
  // Also around a picture.
  parseMarkdown: ({ href, title, tokens = [] }, { parseInline }) =>
    parseInline(tokens).map((node) => ({
      ...node,
      marks: [...(node.marks ?? []), { type: 'link', attrs: { href, title: title ?? null } }],
    })),
  renderMarkdown: ({ attrs, content = [] }, { renderChildren }) =>
    `[${renderChildren(content)}](${whereTo(attrs)})`,
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) =>
      extension.name === 'link' && extension instanceof Mark
        ? extension.extend(LINK)
        : withOurMarkdown(extension),
    );
  },
});

/** The address and title of a link or picture, as they stand between its brackets: no sign ends them or marks words. */
function whereTo({ href, src = href, title }: Record<string, unknown> = {}): string {
  const to = String(src ?? '').replaceAll(/[\\()<>`]/g, String.raw`\$&`);
  const where = /\s/.test(to) ? `<${to}>` : to;
  return title
    ? `${where} "${String(title).replaceAll(/[\\()<>`"*_~[\]]/g, String.raw`\$&`)}"`
    : where;
}

/** What an article can be made of: what Markdown can say, and our pages show. */
export const extensions = [
  Kit.configure({
    paragraph: false,
    underline: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => address !== undefined && safeAddress(address) !== null,
      HTMLAttributes: { target: null, rel: null },
    },
  }),
  PlainParagraph,
  Checkbox,
  Reference,
  GalleryImage.configure({ inline: true }),
  TableKit.configure({ table: { resizable: false } }),
];

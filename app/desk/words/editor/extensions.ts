import { Image } from '@tiptap/extension-image';
import { Paragraph } from '@tiptap/extension-paragraph';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { safeAddress } from '#domain/site/content/markdown/safe-address';

/** What would begin a heading, a list, a table's head or a rule if a line of words began with it. */
const MARKS_A_BLOCK = /^(\s*)(#{1,6}(?=\s|$)|[-+](?=\s|$)|=+\s*$|-{2,}|\|)/gm;
const NUMBERS_A_LIST = /^(\s*\d{1,9})([.)])(?=\s|$)/gm;

const PlainParagraph = Paragraph.extend({
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
  renderMarkdown({ attrs }) {
    const alt = String(attrs?.['alt'] ?? '').replaceAll(/[\\[\]`*_~<&]/g, String.raw`\$&`);
    return `![${alt}](${String(attrs?.['src'] ?? '')})`;
  },
});

/** What an article can be made of: what Markdown can say, and our pages show. */
export const extensions = [
  StarterKit.configure({
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
  GalleryImage,
  TableKit.configure({ table: { resizable: false } }),
];

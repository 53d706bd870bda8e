import { getSchema, type JSONContent } from '@tiptap/core';
import { Node } from '@tiptap/pm/model';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderMarkdown } from '#app/writing/markdown/render-markdown';
import { STARTER } from '#app/writing/starter/starter';
import { tokensIn } from '#domain/site/content/tokens';
import { extensions } from './extensions';
import { blocksOf, markdownOf } from './markdown';

const schema = getSchema(extensions);

/** As the editor holds it. */
function opened(markdown: string) {
  const blocks = blocksOf(markdown);
  const nodes = blocks.map(({ node }) => Node.fromJSON(schema, node));
  const doc = schema.topNodeType.create(null, nodes);
  doc.check();
  const texts = new WeakMap<Node, string>();
  for (const [index, { text }] of blocks.entries()) {
    const node = nodes[index];
    if (node && text !== undefined) texts.set(node, text);
  }
  return { doc, texts };
}

/** Opened and saved with every part written anew, as if each had been changed. */
const rewritten = (markdown: string) => markdownOf(opened(markdown).doc, new WeakMap());
const saved = (markdown: string) => {
  const { doc, texts } = opened(markdown);
  return markdownOf(doc, texts);
};

/** What a page says, whatever its spaces between elements are. */
const shown = (markdown: string) =>
  renderMarkdown(markdown).replaceAll('&nbsp;', '\u00a0').replaceAll(/\n/g, ' ');

const STARTERS = [
  ...Object.values(STARTER.articles).map(({ slug, body }) => [slug, body] as const),
  ...Object.entries(STARTER.legal).map(([name, { body }]) => [name, body] as const),
];

describe('opening and saving', () => {
  it.each(STARTERS)('leaves %s as it is, to the letter', (_name, body) => {
    expect(saved(body)).toBe(body);
  });

  it.each(STARTERS)('keeps the meaning of %s where all of it is written anew', (_name, body) => {
    expect(shown(rewritten(body))).toBe(shown(body));
    expect(tokensIn(rewritten(body))).toEqual(tokensIn(body));
  });

  it.each([
    'Not a list:\n\n1\\. one',
    'Not a heading:\n\n\\# five',
    'Two lines\\\n\\- of words',
    'HTML <b>is</b> shown & *means* nothing <script>',
    'a < b, c > d, AT&T, &amp;nbsp;',
    'A break  \nin a line',
    '| a | b |\n| --- | ---: |\n| 1 \\| 2<br>3 | **4** |',
    '- a\n  - b\n    1. c\n- d',
    '1. a\n\n   more\n2. b',
    '> said\n>\n> twice',
    '```\n<b>code</b> &nbsp;\n```',
    '`a*b` and `<b>` and **bold *and more***',
    '![A \\[room\\] at dusk](/uploads/a.webp)',
    '[the *words*](/pricing "title")',
    '[words][r]\n\n[r]: /pricing',
    'snake_case, 2 * 3 * 4, \\[x\\](y), ~~gone~~',
    'To {email} or {phone}, by {company-name}',
    '---',
    '#### Four',
  ])('means the same: %s', (markdown) => {
    expect(shown(saved(markdown))).toBe(shown(markdown));
    expect(shown(rewritten(markdown))).toBe(shown(markdown));
  });
});

const words = fc
  .stringMatching(
    /^[a-z0-9#*_`[\]()<>&!|\\~+.:{}=-]{1,12}( [a-z0-9#*_`[\]()<>&!|\\~+.:{}=-]{1,8}){0,3}$/,
  )
  .filter((text) => text.trim() === text);
/** No code in a table can have a backslash before a bar (GFM). */
const marked = fc
  .record({ text: words, type: fc.constantFrom(undefined, 'bold', 'italic', 'code') })
  .map(({ text, type }): JSONContent => ({
    type: 'text',
    text:
      type === 'code'
        ? text.replaceAll(/[`\\]/g, '').replaceAll(/ +/g, ' ').trim() || 'x'
        : type
          ? text.replaceAll(/\W/g, 'a')
          : text,
    ...(type && { marks: [{ type }] }),
  }));
const paragraph = fc.array(marked, { minLength: 1, maxLength: 3 }).map((content): JSONContent => ({
  type: 'paragraph',
  content: content.flatMap((piece, index) =>
    index ? [{ type: 'text', text: ' ' }, piece] : [piece],
  ),
}));
const listItem = paragraph.map((only): JSONContent => ({ type: 'listItem', content: [only] }));
const list = fc
  .array(listItem, { minLength: 1, maxLength: 3 })
  .map((content): JSONContent => ({ type: 'bulletList', content }));
const heading = paragraph.map(({ content = [] }): JSONContent => ({
  type: 'heading',
  attrs: { level: 2 },
  content,
}));
const cell = (type: string, content: JSONContent | undefined) => ({
  type,
  content: content ? [content] : [],
});
const table = fc
  .array(paragraph, { minLength: 4, maxLength: 4 })
  .map(([a, b, c, d]): JSONContent => {
    return {
      type: 'table',
      content: [
        { type: 'tableRow', content: [cell('tableHeader', a), cell('tableHeader', b)] },
        { type: 'tableRow', content: [cell('tableCell', c), cell('tableCell', d)] },
      ],
    };
  });

it('what is written in the editor is there when it is opened again, whatever signs are in it', () => {
  fc.assert(
    fc.property(fc.oneof(paragraph, heading, list, table), (block) => {
      const doc = Node.fromJSON(schema, { type: 'doc', content: [block] });
      const text = markdownOf(doc, new WeakMap());
      const again = opened(text).doc;
      expect(again.textContent).toBe(doc.textContent);
      expect(again.firstChild?.type.name).toBe(block.type);
      // The pages read the same.
      const page = renderMarkdown(text)
        .replaceAll(/<[^>]*>|\n/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&#39;', "'")
        .replaceAll('&amp;', '&');
      expect(page.replaceAll(/\s/g, '')).toBe(doc.textContent.replaceAll(/\s/g, ''));
    }),
    { numRuns: Number(process.env['RUNS'] ?? 300) },
  );
});

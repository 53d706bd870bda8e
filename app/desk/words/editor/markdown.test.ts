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
  renderMarkdown(markdown)
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/&#(x?)([\da-f]+);/gi, (_all, hex: string, code: string) =>
      String.fromCodePoint(parseInt(code, hex ? 16 : 10)),
    )
    .replaceAll(/\n/g, ' ');

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
    '- [ ] a\n- [x] **b** c\n- d',
    '- [ ] a\n\n  more\n\n- [X] b',
    '1. [ ] a\n2. [x] b\n   - [ ] c',
    '[t](https://example.com "A \\"title\\"") and [u](/pricing \'Its "own"\')',
    '[t](/pricing "ends in \\\\") and [u](</pricing?a=(b> "a\\\\b &amp; c")',
    '&copy; 2026, &eacute;, &hellip; &mdash; &amp;copy; &notanentity; &#8364;&#x20AC; &quot;',
    '## &copy; us\n\n| &copy; |\n| --- |\n| &hellip; |',
    '`&copy;` and [&copy;](/pricing "&copy;")',
    '1. a\n\n   > said\n   >\n   > twice\n2. b',
    '1. > said',
    '- > said\n- b\n\n  > c',
    '0. a\n1. b',
    '7) a\n8) **b**',
    'a. \\`\n\niv. b',
    '[t](</a b?c=(d> "1 < 2 &nbsp; \\`") and ![p](/uploads/a.webp "Its \\"name\\"")',
    'words ![p](/uploads/a.webp) words, [![p](/uploads/a.webp \'x\')](/a "y")',
    '## ![p](/uploads/a.webp)\n\n| ![p](/uploads/a.webp) |\n| --- |\n| a ![p](/uploads/a.webp) |',
    '![[x\\](y) A \\`b\\* & *c* &copy; \\& d](/uploads/a.webp)',
    '![\\[x\\]\\(y\\)](/uploads/a.webp)',
    '- ![p](/uploads/a.webp)\n- [**a** b](/a) ~~c~~',
    '- a\n\n- b',
    '> a\n\n>\n\n- > b\n  >\n- >',
    '   ~~~\n   code\n   ~~~\n\n````\n```\n````',
    'Two\nlines ##\n---\n\n- - a\n  # b',
    '- [ ] \\# a\n- [ ] 1\\. b\n- \\[ \\] c',
    '- > said\n  - # d\n  - ```\n    &lt;\n    ```',
    '`&lt;`\n\n    <b> &lt;',
    '1. - a\n   - b\n2. # c\n3. 4. d',
  ])('means the same: %s', (markdown) => {
    expect(shown(saved(markdown))).toBe(shown(markdown));
    expect(shown(rewritten(markdown))).toBe(shown(markdown));
  });
});

it.each([
  [{ type: 'image', attrs: { src: '/uploads/a.webp', alt: 'b' } }, '**a** ![b](/uploads/a.webp)'],
  [{ type: 'hardBreak' }, '**a**   \n**c**'],
])('ends bold words before the space in front of what is none: %#', (node, written) => {
  const marks = [{ type: 'bold' }];
  const content = [
    { type: 'text', text: 'a ', marks },
    { ...node, marks },
    { type: 'text', text: 'c', marks },
  ];
  const doc = { type: 'doc', content: [{ type: 'paragraph', content }] };
  expect(markdownOf(Node.fromJSON(schema, doc), new WeakMap())).toContain(written);
});

it('writes letters of a pasted list as numbers: pages have no others', () => {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: 'a' }] }];
  const list = {
    type: 'orderedList',
    attrs: { type: 'a' },
    content: [{ type: 'listItem', content }],
  };
  expect(markdownOf(Node.fromJSON(schema, { type: 'doc', content: [list] }), new WeakMap())).toBe(
    '1. a',
  );
});

const words = fc
  .stringMatching(
    /^[a-z0-9#*_`[\]()<>&!|\\~+.:;"'{}=-]{1,12}( [a-z0-9#*_`[\]()<>&!|\\~+.:;"'{}=-]{1,8}){0,3}$/,
  )
  .filter((text) => text.trim() === text);
const marks = fc.oneof(
  fc.constantFrom(undefined, { type: 'bold' }, { type: 'italic' }, { type: 'code' }),
  fc.constantFrom({ type: 'reference' }),
  fc.record({
    type: fc.constant('link'),
    attrs: fc.record({
      href: fc.constantFrom('https://example.com', '/pricing?a=(1&copy;=2', '#a'),
      title: fc.oneof(fc.constant(null), words),
    }),
  }),
);
const plain = (text: string) => text.replaceAll(/\W/g, 'a');
/** No code in a table can have a backslash before a bar (GFM). */
const TEXT_IN: Record<string, (text: string) => string> = {
  bold: plain,
  italic: plain,
  link: plain,
  code: (text) => text.replaceAll(/[`\\]/g, '').replaceAll(/ +/g, ' ').trim() || 'x',
  reference: () => '&copy;',
};
const marked = fc.record({ text: words, mark: marks }).map(({ text, mark }): JSONContent => ({
  type: 'text',
  text: mark ? (TEXT_IN[mark.type]?.(text) ?? text) : text,
  ...(mark && { marks: [mark] }),
}));
const picture = words.map((title): JSONContent => ({
  type: 'image',
  attrs: { src: '/uploads/a.webp', alt: title, title },
}));
const paragraph = fc
  .array(fc.oneof({ weight: 4, arbitrary: marked }, picture), { minLength: 1, maxLength: 3 })
  .map((content): JSONContent => ({
    type: 'paragraph',
    content: content.flatMap((piece, index) =>
      index ? [{ type: 'text', text: ' ' }, piece] : [piece],
    ),
  }));
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((content): JSONContent => ({ type: 'blockquote', content }));
const task = fc.record({ only: paragraph, checked: fc.boolean() }).map(({ only, checked }) => ({
  ...only,
  content: [{ type: 'checkbox', attrs: { checked } }, ...(only.content ?? [])],
}));
const { list } = fc.letrec<{ list: JSONContent }>((tie) => ({
  list: fc
    .record({
      type: fc.constantFrom('bulletList', 'orderedList'),
      isLoose: fc.boolean(),
      items: fc.array(
        fc.tuple(
          fc.oneof(paragraph, task),
          fc.option(fc.oneof({ maxDepth: 2 }, quote, tie('list')), { nil: undefined }),
        ),
        { minLength: 1, maxLength: 3 },
      ),
    })
    .map(({ type, isLoose, items }): JSONContent => ({
      type,
      // One item that is one paragraph is never loose.
      attrs: { isLoose: isLoose && items.length > 1 },
      content: items.map(([first, second]) => ({
        type: 'listItem',
        content: second ? [first, second] : [first],
      })),
    })),
}));
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
    fc.property(fc.oneof(paragraph, heading, list, table, quote), (block) => {
      const doc = Node.fromJSON(schema, { type: 'doc', content: [block] });
      const text = markdownOf(doc, new WeakMap());
      expect(opened(text).doc.toJSON()).toEqual(doc.toJSON());
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

import { expect, it } from 'vitest';
import { findPlaceholders } from './placeholders';

const found = (path: string, text: string) =>
  findPlaceholders(new Map([[path, text]])).map((placeholder) => placeholder.text);

it.each([
  [
    'a description',
    '<meta name="description" content="call 01632 960100 or send">',
    '01632 960100',
  ],
  ['a link', '<a href="tel:+441632960100">Call</a>', '441632960100'],
  ['an address', '<p>hello@example.com</p>', 'hello@example.com'],
  ['a place', '<p>Unit 1, Example Business Park, Northampton</p>', 'Example Business Park'],
  ['a legal page', '<p>Company number [company number].</p>', '[company number]'],
  ['the footer', '<button aria-label="Facebook, coming soon">', 'Facebook, coming soon'],
  ['the testimonials', '<p>Sample words, not a client’s</p>', 'Sample words, not a client’s'],
  [
    'structured data',
    '<script type="application/ld+json">{"telephone":"01632 960100"}</script>',
    '01632 960100',
  ],
])('finds the placeholder in %s', (_place, html, text) => {
  expect(found('index.html', html).join()).toContain(text);
});

it("finds placeholders in scripts and in the server's mail", () => {
  expect(found('assets/index-1a2b.js', 'let p="01632 960100"')).toEqual(['01632 960100']);
  expect(found('server/main.js', 'from:"hello@example.com"')).toEqual(['hello@example.com']);
});

it('names every file with a placeholder, and each placeholder once', () => {
  const files = new Map([
    ['b.html', '01632 960100'],
    ['a.html', '01632 960100 or 01632 960100'],
  ]);
  expect(findPlaceholders(files)).toEqual([
    { text: '01632 960100', shownIn: ['a.html', 'b.html'] },
  ]);
});

it('leaves alone real text, scripts and styles', () => {
  expect(found('index.html', '<p>01604 123456, for example: hello@rooms.co.uk</p>')).toEqual([]);
  expect(
    found('index.html', '<style>[data-later]{x:[a b]}</style><script>x[abc def]</script>'),
  ).toEqual([]);
  expect(found('assets/index-1a2b.js', 'a[some index]')).toEqual([]);
});

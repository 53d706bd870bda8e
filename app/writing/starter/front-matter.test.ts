import { describe, expect, it } from 'vitest';
import { FrontMatterError, parseFrontMatter } from './front-matter';

describe('parseFrontMatter', () => {
  it('reads pairs and lists in either kind of quotes', () => {
    const file = `---\ntitle: 'A: "b"'\nsources:\n  - title: "It's"\n    url: 'x'\n  - title: 'C'\ndate: '2024'\n---\n\nBody\n`;
    expect(parseFrontMatter(file)).toEqual({
      meta: {
        title: 'A: "b"',
        sources: [{ title: "It's", url: 'x' }, { title: 'C' }],
        date: '2024',
      },
      body: 'Body',
    });
  });

  it('leaves later rules in the body alone', () => {
    expect(parseFrontMatter(`---\na: 'b'\n---\none\n\n---\n\ntwo\n`).body).toBe(
      'one\n\n---\n\ntwo',
    );
  });

  it.each([
    ['no head', 'Body', 'Body'],
    ['an unquoted value', '---\ntitle: A\n---\n', 'title: A'],
    ['a quote of the same kind inside', `---\ntitle: 'It's'\n---\n`, `title: 'It's'`],
    ['an item part without an item', `---\n    url: 'x'\n---\n`, "    url: 'x'"],
  ])('names the line when there is %s', (_what, file, line) => {
    expect(() => parseFrontMatter(file)).toThrow(new FrontMatterError(line));
  });
});

import { describe, expect, it } from 'vitest';
import { markLater } from './mark-below-first-screen';

describe('everything below the first screen', () => {
  it('is marked, and nothing before it', () => {
    const html = '<section>first</section><section id="a">later</section><footer></footer>';
    expect(markLater(html, html.indexOf('<section id'))).toBe(
      '<section>first</section><section data-later id="a">later</section><footer data-later></footer>',
    );
  });

  it('is marked in parts that are not nested', () => {
    const html = '<div><section><article>one</article></section><article>two</article></div>';
    expect(markLater(html, 0)).toBe(
      '<div><section data-later><article>one</article></section><article data-later>two</article></div>',
    );
  });
});

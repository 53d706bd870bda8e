import { describe, expect, it } from 'vitest';
import { fillIn } from '#app/content/fill-in';
import { parseFrontMatter } from '#app/content/articles/front-matter';
import { legalDetails } from '#app/content/company/legal-details';
import { legalMetaSchema } from '#app/content/articles/legal-meta';

const files = import.meta.glob<string>('./*.md', { query: '?raw', import: 'default', eager: true });

const page = (name: string) => {
  const { meta, body } = parseFrontMatter(files[`./${name}.md`] ?? '');
  return { meta: legalMetaSchema.parse(meta), body: fillIn(body, legalDetails) };
};

describe('the legal pages', () => {
  it.each(['privacy', 'terms', 'cookies'])(
    '%s has its head and a value for every token',
    (name) => {
      const { meta, body } = page(name);
      expect(meta.slug).toBe(name);
      expect(body).not.toMatch(/[{}]/);
      expect(body).toContain('hello@example.com');
    },
  );

  it('use every value they are given', () => {
    const bodies = Object.values(files).join('');
    for (const token of Object.keys(legalDetails)) expect(bodies).toContain(`{${token}}`);
  });

  it('mark what the company has still to say with square brackets', () => {
    expect(page('privacy').body).toContain('[registered company name]');
    expect(page('privacy').body).toContain('[ICO registration number]');
  });

  it.each([
    'drafts',
    'designs',
    'outbox',
    'pricing',
    'pictures',
    'meta',
    'theme',
    'pricing-query',
    'gallery-query',
    'unsaved-draft',
    'recovered-build',
  ])('tell that `%s` is stored on the device', (store) =>
    expect(page('cookies').body).toContain(`\`${store}\``),
  );

  it('tell how to complain and that WhatsApp is another company', () => {
    expect(page('privacy').body).toMatch(/within 30 days[\s\S]*0303 123 1113/);
    expect(page('privacy').body).toMatch(/It opens WhatsApp/);
  });
});

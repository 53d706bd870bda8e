import { describe, expect, it } from 'vitest';
import { LEGAL_NAMES, type LegalName } from '#domain/site/content/legal-pages';
import { legalTokens, withTokens } from '#domain/site/content/tokens';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { STARTER } from './starter';

const tokens = legalTokens(STARTER_FACTS);

const page = (name: LegalName) => ({
  body: withTokens(STARTER.legal[name].body, new Map(Object.entries(tokens))),
});

describe('the legal pages', () => {
  it.each(LEGAL_NAMES)('%s has its head and a value for every token', (name) => {
    const { body } = page(name);
    expect(body).not.toMatch(/[{}]/);
    expect(body).toContain('hello@example.com');
  });

  it('use every value they are given', () => {
    const bodies = Object.values(STARTER.legal)
      .map(({ body }) => body)
      .join('');
    // `vat-number` is for pages that a company saved before there was a choice.
    const { 'vat-number': _before, ...used } = tokens;
    for (const token of Object.keys(used)) expect(bodies).toContain(`{${token}}`);
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
    'unsaved-garden-photo',
    'recovered-build',
  ])('tell that `%s` is stored on the device', (store) =>
    expect(page('cookies').body).toContain(`\`${store}\``),
  );

  it('tell how to complain and that WhatsApp is another company', () => {
    expect(page('privacy').body).toMatch(/within 30 days[\s\S]*0303 123 1113/);
    expect(page('privacy').body).toMatch(/It opens WhatsApp/);
  });
});

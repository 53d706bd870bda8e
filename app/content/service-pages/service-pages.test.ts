import { describe, expect, it } from 'vitest';
import { services } from '#app/content/company/services';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { specificationsOf } from './specifications-of';
import { servicePage, servicePages } from './service-pages';

const rowsOf = (slug: string) => {
  const page = servicePage(slug);
  return page ? specificationsOf(page, STARTER_FACTS) : [];
};

const value = (slug: string, label: string) =>
  rowsOf(slug).find((row) => row.label === label)?.value;

describe('the service pages', () => {
  it('are the four of the menu, in its order', () => {
    expect(
      servicePages.map(({ slug, roomType, title }) => [`/services/${slug}`, roomType, title]),
    ).toEqual(services.map(({ to, id, name }) => [to, id, name]));
  });

  it.each(servicePages.map(({ slug }) => slug))(
    '%s tells the specification’s facts (§9)',
    (slug) => {
      const rows = Object.fromEntries(rowsOf(slug).map(({ label, value }) => [label, value]));
      expect(rows['Internal height']).toBe('2.5\u00a0m');
      expect(rows['Structural guarantee']).toBe('10 years');
      expect(rows['U-value']).toBe('0.15–0.18\u00a0W/m²K');
      expect(Object.values(rows).every(Boolean)).toBe(true);
    },
  );

  it('give size and installation of their own kind', () => {
    expect(value('garden-rooms', 'Glazing')).toBe('Double, as standard');
    expect(value('garden-offices', 'CAT6 cabling')).toBe('Optional');
    expect(value('3-wall-extensions', 'Typical size')).toBe('varies');
    expect(value('3-wall-extensions', 'Installation')).toBe('3–5 weeks');
    expect(value('dual-purpose', 'Typical size')).toBe(
      '16.0\u00a0m² inside, 5\u00a0m\u00a0×\u00a04\u00a0m outside',
    );
    expect(value('dual-purpose', 'Installation')).toBe('2–4 weeks');
    expect(servicePage('sheds')).toBeUndefined();
  });
});

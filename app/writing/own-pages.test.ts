import { describe, expect, it } from 'vitest';
import { services } from '#app/content/company/services';
import { specificationsOf } from '#app/content/service-pages/specifications-of';
import { exampleRoom, usualYear } from '#domain/design/estimate/usual-year';
import { costWords } from '#domain/room/energy/year-words';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { PAGES, SERVICE_NAMES, type ServiceName } from '#domain/site/content/page-words/page-words';
import { publishedContent, type StoredContent } from '#domain/site/content/site-content';
import { galleryImage } from '#domain/testing/gallery-images';
import { contentFile } from './content-files';
import { headFor } from './head/head';
import { STARTER } from './starter/starter';

const gallery = [galleryImage('7'), galleryImage('8')];
const published = (changes: Partial<StoredContent['pages']> = {}, facts = STARTER_FACTS) =>
  publishedContent(
    { ...STARTER, facts, pages: { ...STARTER.pages, ...changes } },
    { now: new Date(), samples: true, gallery },
  );

const rowsOf = (name: ServiceName) => {
  const page = contentFile(`services/${name}`, published());
  const service = services.find(({ to }) => to === PAGES[name].path);
  if (!page || !service) throw new Error(`There is no page of ${name}`);
  return specificationsOf({ roomType: service.id, ...page }, STARTER_FACTS);
};
const value = (name: ServiceName, label: string) =>
  rowsOf(name).find((row) => row.label === label)?.value;

/** What a service's page says of its example, by label. */
function yearOf(name: ServiceName, facts = STARTER_FACTS) {
  const rows = contentFile(`services/${name}`, published({}, facts))?.year?.rows ?? [];
  return new Map(rows.map(({ label, value }) => [label, value.replaceAll('\u00a0', ' ')]));
}

describe('the service pages', () => {
  it('are the four of the menu, in its order', () => {
    expect(SERVICE_NAMES.map((name) => [PAGES[name].path, STARTER.pages[name].title])).toEqual(
      services.map(({ to, name }) => [to, name]),
    );
  });

  it('show a room of the type through a year, at the electricity price of the day', () => {
    const { energy } = STARTER_FACTS;
    const dearer = { value: 40, source: 'Our tariff', date: '2026-12-01' };
    const figures = { ...energy.figures, pencePerKwh: dearer };
    const facts = { ...STARTER_FACTS, energy: { ...energy, figures } };
    for (const name of SERVICE_NAMES) {
      const [now, then] = [yearOf(name), yearOf(name, facts)];
      const roomType = services.find(({ to }) => to === PAGES[name].path)?.id ?? 'office';
      const { shell, design } = exampleRoom(roomType);
      const { costPence } = usualYear(design, shell, STARTER_FACTS).range;
      expect(now.get('Heating')?.toLowerCase()).toBe(
        `${costWords(costPence)}, whichever way it faces`,
      );
      expect(then.get('Heating')).not.toBe(now.get('Heating'));
      expect(then.get('In summer')).toBe(now.get('In summer'));
      expect(then.get('Heated by')).toContain('40p a kWh: Our tariff, 1 December 2026');
    }
  });

  it.each(SERVICE_NAMES)('%s tells the specification’s facts (§9)', (name) => {
    const rows = Object.fromEntries(rowsOf(name).map(({ label, value }) => [label, value]));
    expect(rows['Internal height']).toBe('2.5\u00a0m');
    expect(rows['Structural guarantee']).toBe('10 years');
    expect(rows['U-value']).toBe('0.15–0.18\u00a0W/m²K');
    expect(Object.values(rows).every(Boolean)).toBe(true);
  });

  it('give size and installation of their own kind', () => {
    expect(value('garden-rooms', 'Glazing')).toBe('Double, as standard');
    expect(value('garden-offices', 'CAT6 cabling')).toBe('Optional');
    expect(value('3-wall-extensions', 'Typical size')).toBe('varies');
    expect(value('3-wall-extensions', 'Installation')).toBe('3–5 weeks');
    expect(value('dual-purpose', 'Typical size')).toBe(
      '16.0\u00a0m² inside, 5\u00a0m\u00a0×\u00a04\u00a0m outside',
    );
    expect(value('dual-purpose', 'Installation')).toBe('2–4 weeks');
  });

  it('say what the desk has typed, also on the home page’s card', () => {
    const words = {
      ...STARTER.pages['dual-purpose'],
      cardText: 'Two rooms.',
      description: 'One.\n\nTwo.',
      keyFeatures: 'A door\n\nA wall',
      specifications: 'Doors: two: one each',
    };
    const content = published({ 'dual-purpose': words });
    expect(contentFile('services/dual-purpose', content)).toMatchObject({
      description: ['One.', 'Two.'],
      keyFeatures: ['A door', 'A wall'],
      ownSpecifications: [{ label: 'Doors', value: 'two: one each' }],
    });
    expect(contentFile('home', content)?.cards['dual-purpose'].text).toBe('Two rooms.');
  });
});

describe('the words of pages', () => {
  it('have the company’s facts in them', () => {
    const years = { experience: 41, guarantee: 12 };
    const leadTimes = { ...STARTER_FACTS.leadTimes, installation: { from: 3, to: 3 } };
    const content = published({}, { ...STARTER_FACTS, years, leadTimes });
    expect(contentFile('home', content)?.lead).toMatch(/and on site for three weeks\.$/);
    const about = contentFile('about', content);
    expect(about?.lead).toMatch(/building for 41 years\.$/);
    expect(about?.values.first.text).toMatch(/the structure for 12 years\.$/);
  });

  it('show a picture of the gallery in its sizes, also where the page is shared', () => {
    const [image] = gallery;
    const galleryId = image?.id ?? '';
    const content = published({
      home: { ...STARTER.pages.home, picture: { galleryId } },
      about: { ...STARTER.pages.about, picture: { galleryId } },
    });
    const sizes = { avif: '/uploads/7/400.avif 400w, /uploads/7/800.avif 800w' };
    expect(contentFile('home', content)?.picture).toMatchObject({ sources: sizes, alt: '7' });
    expect(contentFile('about', content)?.picture).toMatchObject({ sources: sizes });
    for (const path of ['/', '/about'])
      expect(headFor(path, content)).toContain(
        'og:image" content="http://localhost:3000/uploads/7/',
      );
    expect(headFor('/contact', content)).toBe(headFor('/contact', published()));
    expect(headFor('/services/dual-purpose', content)).toContain(
      '/social/service-dual-purpose.jpg',
    );
  });

  it('show the picture of the build where none is chosen, or the chosen one has gone', () => {
    expect(contentFile('home', published())?.picture).toBeNull();
    const galleryId = galleryImage('9').id;
    const gone = published({ home: { ...STARTER.pages.home, picture: { galleryId } } });
    expect(contentFile('home', gone)?.picture).toBeNull();
    expect(headFor('/', gone)).toContain('/social/hero.jpg');
  });
});

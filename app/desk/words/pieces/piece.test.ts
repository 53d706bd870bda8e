import { describe, expect, it } from 'vitest';
import { testimonialsSchema } from '#domain/site/content/testimonials';
import { checkedPieces, errorsAt, instantOf, localTime, publishWords } from './piece';

const NOW = new Date('2026-11-24T12:00:00.000Z');
const testimonial = {
  id: '3e1dcfb5-92bd-431c-b4d2-ea1614daf467',
  quote: 'Warm.',
  name: 'Ann',
  location: 'Northampton',
  project: 'Garden room',
  sample: false,
  publishAt: null,
};

const words = (publishAt: string | null) => publishWords({ publishAt }, NOW);

describe('a list that is typed', () => {
  it('is what may be saved, or says what is wrong with which of its pieces', () => {
    expect(checkedPieces(testimonialsSchema, [testimonial]).value).toEqual([testimonial]);
    const wrong = [testimonial, { ...testimonial, name: ' ', publishAt: '' }];
    const { value, errors } = checkedPieces(testimonialsSchema, wrong);
    expect(value).toBeNull();
    expect([...errorsAt(errors, 0)]).toEqual([]);
    expect([...errorsAt(errors, 1).keys()]).toEqual(['name', 'publishAt']);
  });
});

describe('the time of publishing', () => {
  it('goes through its box unchanged, to the minute', () => {
    const instant = '2026-12-01T09:30:00.000Z';
    expect(instantOf(localTime(instant))).toBe(instant);
    expect([localTime(null), localTime(''), instantOf('')]).toEqual(['', '', '']);
  });

  it('is told as what visitors see', () => {
    expect(words(null)).toBe('Kept back');
    expect(words('2026-11-24T12:00:00.000Z')).toBe('On the site');
    expect(words('2026-12-01T09:30:00.000Z')).toMatch(/^From 1 December 2026, /);
  });
});

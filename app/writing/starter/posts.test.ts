import { describe, expect, it } from 'vitest';
import { STARTER } from './starter';
import captions from '#app/media/captions.json';

const posts = Object.values(STARTER.articles);
const files = Object.keys(import.meta.glob('#app/content/blog/*.md', { query: '?raw' }));

describe('the posts', () => {
  it('are six, each on its own day and under its own address', () => {
    expect(posts).toHaveLength(6);
    expect(files.map((path) => path.replace(/^.*\/|\.md$/g, '')).toSorted()).toEqual(
      posts.map(({ slug }) => slug).toSorted(),
    );
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(6);
    expect(new Set(posts.map(({ date }) => date)).size).toBe(6);
    expect(new Set(posts.map(({ picture }) => JSON.stringify(picture))).size).toBe(6);
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s keeps the rules', (_slug, post) => {
    const { date, picture, body } = post;
    expect(date >= '2024-02-01' && date <= '2024-03-31').toBe(true);
    expect(captions.map(({ file }) => ({ file }))).toContainEqual(picture);
    expect(body).toMatch(/at the time of writing, (?:February|March) 2024/i);
    expect(body).not.toMatch(/^# /m);
  });
});

/** The article's own inputs: 64 m² of fabric, 8 m² of glass, 40 m³ of air. */
const lossPerDegree = (uValue: number) =>
  Number((64 * uValue).toFixed(1)) + Number((8 * 1.4).toFixed(1)) + 40 * 0.5 * 0.33;

describe('the heating bill', () => {
  const body = posts.find(({ slug }) => slug === 'insulation-and-running-costs')?.body ?? '';

  it.each([
    ['modular', (0.15 + 0.18) / 2, '28.4', '1,679', '£481', '£411'],
    ['traditional', (0.3 + 0.35) / 2, '38.6', '2,282', '£653', '£559'],
  ])('adds up for the %s room', (_which, uValue, perDegree, perYear, winter, spring) => {
    const loss = Number(lossPerDegree(uValue).toFixed(1));
    const year = Math.round((loss * 2463 * 24) / 1000);
    expect(String(loss)).toBe(perDegree);
    expect(year.toLocaleString('en-GB')).toBe(perYear);
    expect(`£${Math.round(year * 0.2862)}`).toBe(winter);
    expect(`£${Math.round(year * 0.245)}`).toBe(spring);
    for (const figure of [perDegree, perYear, winter, spring]) expect(body).toContain(figure);
  });
});

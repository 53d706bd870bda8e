import type { Article } from '#domain/site/content/articles';

/** An article as the desk saves it. */
export const AN_ARTICLE: Article = {
  title: 'Larch',
  slug: 'larch',
  formerSlugs: [],
  date: '2026-01-02',
  category: 'Design',
  author: 'The design team',
  excerpt: 'What larch does.',
  picture: { file: 'hero.jpg' },
  sources: [],
  body: 'It greys.',
  publishAt: null,
};

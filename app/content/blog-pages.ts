/** How /blog is divided, so that it stays as light with a thousand articles as with a dozen. */
export const ON_FIRST_PAGE = { cards: 6, lines: 6 } as const;
/** A line each. */
const ON_FURTHER_PAGE = 24;

/** How many pages there are for a number of articles: /blog, and /blog/page/2 onwards. */
export function blogPages(articles: number): number {
  const rest = articles - ON_FIRST_PAGE.cards - ON_FIRST_PAGE.lines;
  return 1 + Math.max(0, Math.ceil(rest / ON_FURTHER_PAGE));
}

/** The places of the lines of a page within all articles, newest first. */
export function linesOfPage(page: number): [from: number, to: number] {
  const first = ON_FIRST_PAGE.cards + ON_FIRST_PAGE.lines;
  if (page === 1) return [ON_FIRST_PAGE.cards, first];
  const from = first + (page - 2) * ON_FURTHER_PAGE;
  return [from, from + ON_FURTHER_PAGE];
}

/** Title and description of /blog/page/`number`, by what comes after "/blog/", as those of an article. */
export function furtherPage(number: number) {
  return {
    slug: `page/${number}`,
    title: `Blog, page ${number}`,
    excerpt: `Page ${number} of our articles for homeowners.`,
  };
}

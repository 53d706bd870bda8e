/** The text of /blog around its posts (specification §2, Blog). */
export const blogPage = {
  title: 'Blog',
  lead: 'What we are asked most often, answered in full and with our sources.',
  read: 'Read',
  older: 'Older articles',
  newer: 'Newer articles',
  pages: 'Pages of the blog',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  back: 'All articles',
  next: 'Next article',
  sourcesHeading: 'Sources',
  /** Before the day on which an article was last checked. */
  checked: 'Checked',
  /** Rules and prices change; the posts keep their date. */
  datedNote:
    'Rules and prices are those of the day on which the article was written or last checked. General information, not advice.',
} as const;

import * as z from 'zod/mini';
import { ownPictureSchema } from '#domain/site/content/chosen-pictures';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { line, lines } from '#domain/site/content/rules';
import { knownTokens, pageTokens } from '#domain/site/content/tokens';

const known = () => knownTokens(Object.keys(pageTokens(STARTER_FACTS)));

/** Text on one line, in which facts of the company may stand as tokens. */
const words = (what: string, longest: number) => line(what, longest).check(known());

/** The same on several lines: a blank one begins a new paragraph. */
const paragraphs = (what: string, longest: number) => lines(what, longest).check(known());

/** A text of which each line is one thing. */
const list = (what: string, longest: number, most: number) =>
  paragraphs(what, longest).check(
    z.refine((text) => linesOf(text).length <= most, `Give at most ${most} lines for ${what}`),
  );

/** A heading and what is said below it. */
const titled = (what: string) =>
  z.object({ title: words(`the title of ${what}`, 60), text: words(`the text of ${what}`, 300) });

const homeSchema = z.object({
  title: words('the headline', 80),
  /** On phones, before the price. */
  brief: words('the words before the price', 60),
  /** On wide screens, before the price. */
  lead: words('the sentence below the headline', 200),
  picture: ownPictureSchema,
});

const founder = (which: string) =>
  z.object({
    role: words(`the role of the ${which} founder`, 60),
    text: words(`what the ${which} founder does`, 300),
  });

/** Specification §2, About: the founders' story, two founders and three values. */
const aboutSchema = z.object({
  title: words('the heading', 60),
  lead: words('the opening sentence', 200),
  picture: ownPictureSchema,
  story: z.object({
    heading: words('the heading of the story', 60),
    text: paragraphs('the story', 4000),
  }),
  founders: z.object({
    heading: words('the heading of the founders', 60),
    builder: founder('first'),
    sales: founder('second'),
  }),
  values: z.object({
    heading: words('the heading of the values', 60),
    first: titled('the first value'),
    second: titled('the second value'),
    third: titled('the third value'),
  }),
});

const ROW = /^[^:]+: \S/;

/** Specification §2, Service pages; their prices and what all four have in common come from elsewhere. */
const serviceSchema = z.object({
  title: words('the title', 60),
  subtitle: words('the subtitle', 120),
  /** On the home page's card. */
  cardText: words('the words of the card', 160),
  picture: ownPictureSchema,
  description: paragraphs('the description', 3000),
  /** Each on a line. */
  keyFeatures: list('the key features', 800, 12),
  /** A closer look, beside the key features. */
  detail: ownPictureSchema,
  perfectFor: z.object({
    first: titled('the first use'),
    second: titled('the second use'),
    third: titled('the third use'),
    fourth: titled('the fourth use'),
  }),
  /** Below those that all four have, each on a line: "Glazing: Double". */
  specifications: list('the specifications', 800, 12).check(
    z.refine(
      (text) => linesOf(text).every((row) => ROW.test(row)),
      'Write each specification on a line, like “Glazing: Double”',
    ),
  ),
});

const SCHEMAS = {
  home: homeSchema,
  about: aboutSchema,
  'garden-rooms': serviceSchema,
  'garden-offices': serviceSchema,
  '3-wall-extensions': serviceSchema,
  'dual-purpose': serviceSchema,
};

export type HomeWords = z.infer<typeof homeSchema>;
export type AboutWords = z.infer<typeof aboutSchema>;
export type ServiceWords = z.infer<typeof serviceSchema>;

/** What the desk changes of each page, by the page's name. */
export type PageWords = { [Name in keyof typeof SCHEMAS]: z.infer<(typeof SCHEMAS)[Name]> };

export type PageName = keyof PageWords;

/** A service is named like the last part of its page's address. */
export type ServiceName = Exclude<PageName, 'home' | 'about'>;

/** The pages whose own words the desk changes, with their names and addresses, in the order of its list. */
export const PAGES: Readonly<Record<PageName, { title: string; path: string }>> = {
  home: { title: 'Home', path: '/' },
  about: { title: 'About', path: '/about' },
  'garden-rooms': { title: 'Garden Rooms', path: '/services/garden-rooms' },
  'garden-offices': { title: 'Garden Offices', path: '/services/garden-offices' },
  '3-wall-extensions': { title: 'House Extensions', path: '/services/3-wall-extensions' },
  'dual-purpose': { title: 'Dual Purpose', path: '/services/dual-purpose' },
};

export const PAGE_NAMES = Object.keys(PAGES) as PageName[];

export const SERVICE_NAMES = PAGE_NAMES.filter(
  (name): name is ServiceName => name !== 'home' && name !== 'about',
);

/** The schema of a page's words. */
export function pageSchema(name: PageName): z.ZodMiniType<PageWords[PageName]> {
  return SCHEMAS[name];
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '');
}

/** The paragraphs of a text: a blank line begins a new one. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((part) => part.trim() !== '');
}

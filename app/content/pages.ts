import { startingPrice } from '#domain/design/estimate/starting-prices';
import type { Article } from '#domain/site/content/articles';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import {
  capitalised,
  openDays,
  roundNumberWord,
  weeksInWords,
} from '#domain/site/content/facts/sentence-words';

/** A page's title in tabs and search results, and its description. */
export type PageMeta = { readonly title: string; readonly description: string };

/** What titles and descriptions are made from. */
export interface PageContent {
  facts: CompanyFacts;
  /** Those that may be asked for. */
  articles: readonly Pick<Article, 'slug' | 'title' | 'excerpt'>[];
}

/** The number of title characters a search result shows. */
const LONGEST_TITLE = 60;

/** Titles and descriptions of all pages but articles, which bring their own. */
const pages = ({
  company,
  hours,
  leadTimes,
  years,
}: CompanyFacts): Record<string, readonly [title: string, description: string]> => ({
  '/': [
    `Garden rooms, offices and extensions in ${company.county}`,
    'Modular, fully insulated garden rooms, garden offices and three-wall house extensions. Design yours, see its price and book a free video consultation.',
  ],
  '/why-modular': [
    'Why choose modular',
    'What a modular building costs, how long it takes and how warm it is, beside the same room built in the traditional way.',
  ],
  '/about': [
    'About us',
    `${capitalised(roundNumberWord(years.experience))} years of building, and what we have learnt from them: quality first, a transparent process and a partnership with every client.`,
  ],
  '/contact': [
    'Contact us and book a free consultation',
    `Book your free, no-obligation video consultation, call ${company.phone} or send us a message.${openOn(hours)}`,
  ],
  '/gallery': [
    'Gallery',
    'Garden rooms, offices, extensions and dual purpose buildings, inside and out.',
  ],
  '/process': [
    'Our process in four steps',
    'From a free video consultation to the day you carry the table in: four steps, and how long each of them takes.',
  ],
  '/pricing': [
    'Pricing guide',
    'Starting prices for garden rooms, garden offices, three-wall extensions and dual purpose buildings, and what the popular extras cost.',
  ],
  '/blog': [
    'Blog',
    'Planning, building and living with a garden room: short articles for homeowners.',
  ],
  '/builder': [
    'Build your room',
    'Choose a room type, a size, windows, doors, features and finishes, and watch the price at every touch. It works without a signal too.',
  ],
  '/estimator': [
    'Quick price estimator',
    'Choose a room type, a size and the key features and see a price range at once.',
  ],
  '/quotes': [
    'Your quote requests',
    'The quote requests made on this device: waiting, on their way or received.',
  ],
  '/designs': [
    'My designs',
    'The garden rooms you have designed and named on this device: compare them, open them in the builder, share them.',
  ],
  '/shared': ['A shared design', 'A garden room that somebody has designed and sent to you.'],
  '/follow': [
    'Where your garden room stands',
    'The page of one request: what happens next, your visit, your written quote, your questions.',
  ],
  '/permission': [
    'Will I need permission?',
    'A pre-check for garden rooms in England: planning permission and building regulations, each answer with its reason and its source.',
  ],
  '/peg-out': [
    'Peg out your room',
    'The measures of your own design for pegs and string: sides, diagonals and the distance to your boundary.',
  ],
  '/services/garden-rooms': [
    'Garden rooms',
    `Insulated garden rooms from ${startingPrice('garden-room')}, typically 12.5 m² inside and on site for ${weeksInWords(leadTimes.installationOf['garden-room'])}.`,
  ],
  '/services/garden-offices': [
    'Garden offices',
    `A quiet, warm office in your garden from ${startingPrice('office')}, on site for ${weeksInWords(leadTimes.installationOf.office)}.`,
  ],
  '/services/3-wall-extensions': [
    'Modular house extensions (3 walls)',
    `Three walls and a roof, made in modules to meet the back of your house, from ${startingPrice('extension')}.`,
  ],
  '/services/dual-purpose': [
    'Dual purpose spaces',
    `Two uses under one roof from ${startingPrice('dual-purpose')}: an office and a gym, a studio and a store.`,
  ],
  '/privacy': ['Privacy', 'What we keep about you, why, for how long, and how to have it removed.'],
  '/terms': ['Terms', 'The terms on which this website and its price estimates are offered.'],
  '/cookies': ['Cookies', 'What this website stores on your device, and what it does not.'],
});

const ADMIN_PAGES: Record<string, readonly [title: string, description: string]> = {
  '/admin': ['Desk', 'Leads to what needs doing.'],
  '/admin/login': ['Admin login', 'Sign in to manage prices and photos.'],
  '/admin/today': ['Today', 'What needs doing.'],
  '/admin/pricing': ['Pricing management', 'Prices of shells, components, features and finishes.'],
  '/admin/gallery': ['Gallery management', 'Photos of the gallery.'],
  '/admin/quotes': ['Quote requests', 'The quote requests that came in.'],
  '/admin/board': ['Board', 'The orders by stage.'],
  '/admin/visits': ['Visits', 'The visits that are booked.'],
  '/admin/money': ['Money', 'What is open, late and paid.'],
  '/admin/words': ['Words', 'What visitors read about the company.'],
  '/admin/people': ['People', 'Who may sign in here, and how.'],
  '/admin/log': ['Log of changes', 'Who changed what.'],
  '/admin/join': ['Your way in', 'Choose how you sign in.'],
  '/admin/words/pages': ['Pages', 'What Home, About and the services say.'],
  '/admin/words/testimonials': ['Testimonials', 'What clients say on the home page.'],
  '/admin/words/articles': ['Articles', 'What is on the blog.'],
  '/admin/words/legal': ['Legal pages', 'Privacy, terms and cookies.'],
  '/admin/words/questions': ['Questions and answers', 'What is asked and answered on Pricing.'],
  '/admin/enquiries': ['Enquiries', 'The enquiries that came in.'],
};

function openOn(hours: CompanyFacts['hours']): string {
  const days = openDays(hours);
  return days === '' ? '' : ` Open ${days}.`;
}

/** Every prerendered page, in the order of the sitemap. */
export function pathsOf({ facts, articles }: PageContent): string[] {
  return Object.keys(pages(facts)).flatMap((path) =>
    path === '/blog' ? [path, ...articles.map(({ slug }) => `/blog/${slug}`)] : [path],
  );
}

/** The screens that are rendered only in the browser. */
export const ADMIN_PATHS = Object.keys(ADMIN_PAGES);

/** Pages that show visitors their own data, or need a password. */
const PERSONAL = /^\/(quotes|peg-out|designs|shared|follow|admin)(\/|$)/;

const NOT_FOUND = ['Page not found', 'There is no page at this address.'] as const;

/** Title and description of a path; an unknown path gets those of the not-found screen. */
export function pageMeta(path: string, content: PageContent): PageMeta {
  const [title, description] = pageAt(path, content) ?? NOT_FOUND;
  return { title: named(title, content.facts), description };
}

/** A page's short name, as in a breadcrumb. */
export function pageName(path: string, content: PageContent): string {
  return pageAt(path, content)?.[0] ?? '';
}

/** Whether search engines may list the page: excludes personal pages and unknown paths. */
export function isIndexed(path: string, content: PageContent): boolean {
  return pageAt(path, content) !== undefined && !PERSONAL.test(path);
}

function pageAt(path: string, { facts, articles }: PageContent) {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  const article = articles.find(({ slug }) => plain === `/blog/${slug}`);
  if (article) return [article.title, article.excerpt] as const;
  return { ...pages(facts), ...ADMIN_PAGES }[plain];
}

/** Appends the company's name if both fit into a search result. */
function named(title: string, { company }: CompanyFacts): string {
  const both = `${title} | ${company.name}`;
  return both.length <= LONGEST_TITLE ? both : title;
}

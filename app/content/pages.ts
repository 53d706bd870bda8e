import { startingPrice } from '#domain/estimate/starting-prices';
import { company } from './company/company';
import { posts } from './articles/posts';

/** A page's title in tabs and search results, and its description. */
export type PageMeta = { readonly title: string; readonly description: string };

/** The number of title characters a search result shows. */
const LONGEST_TITLE = 60;

const PAGES: Record<string, readonly [title: string, description: string]> = {
  '/': [
    'Garden rooms, offices and extensions in Northamptonshire',
    'Modular, fully insulated garden rooms, garden offices and three-wall house extensions. Design yours, see its price and book a free video consultation.',
  ],
  '/why-modular': [
    'Why choose modular',
    'What a modular building costs, how long it takes and how warm it is, beside the same room built in the traditional way.',
  ],
  '/about': [
    'About us',
    'Forty years of building, and what we have learnt from them: quality first, a transparent process and a partnership with every client.',
  ],
  '/contact': [
    'Contact us and book a free consultation',
    `Book your free, no-obligation video consultation, call ${company.phone} or send us a message. Open Monday to Saturday.`,
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
  ...Object.fromEntries(
    posts.map(({ slug, title, excerpt }) => [`/blog/${slug}`, [title, excerpt] as const]),
  ),
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
    'The page of one request: what happens next, your visit, your detailed quote, your questions.',
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
    `Insulated garden rooms from ${startingPrice('garden-room')}, typically 12.5 m² inside and on site for two to three weeks.`,
  ],
  '/services/garden-offices': [
    'Garden offices',
    `A quiet, warm office in your garden from ${startingPrice('office')}, on site for two to three weeks.`,
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
  '/admin/login': ['Admin login', 'Sign in to manage prices and photos.'],
  '/admin/pricing': ['Pricing management', 'Prices of shells, components, features and finishes.'],
  '/admin/gallery': ['Gallery management', 'Photos of the gallery.'],
  '/admin/quotes': ['Quote requests', 'The quote requests that came in.'],
  '/admin/board': ['Board', 'The orders by stage.'],
  '/admin/visits': ['Visits', 'The visits that are booked.'],
  '/admin/enquiries': ['Enquiries', 'The enquiries that came in.'],
};

const NOT_FOUND: PageMeta = {
  title: named('Page not found'),
  description: 'There is no page at this address.',
};

/** Every prerendered page. */
export const PUBLIC_PATHS = Object.keys(PAGES).filter((path) => !path.startsWith('/admin/'));

/** The screens that are rendered only in the browser. */
export const ADMIN_PATHS = Object.keys(PAGES).filter((path) => path.startsWith('/admin/'));

/** Pages that show visitors their own data, or need a password. */
const PERSONAL = /^\/(quotes|peg-out|designs|shared|follow|admin)(\/|$)/;

/** Title and description of a path; an unknown path gets those of the not-found screen. */
export function pageMeta(path: string): PageMeta {
  const page = PAGES[withoutSlash(path)];
  return page ? { title: named(page[0]), description: page[1] } : NOT_FOUND;
}

/** A page's short name, as in a breadcrumb. */
export function pageName(path: string): string {
  return PAGES[withoutSlash(path)]?.[0] ?? '';
}

/** Whether search engines may list the page: excludes personal pages and unknown paths. */
export function isIndexed(path: string): boolean {
  return withoutSlash(path) in PAGES && !PERSONAL.test(path);
}

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/+$/, '');
}

/** Appends the company's name if both fit into a search result. */
function named(title: string): string {
  const both = `${title} | ${company.name}`;
  return both.length <= LONGEST_TITLE ? both : title;
}

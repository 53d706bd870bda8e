import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { guaranteeWords } from '#domain/design/estimate/price-scope';
import { vatWords } from '#domain/design/estimate/vat-words';
import type { RoomTypeId } from '#domain/room/options/room-types';

/** A product card on /pricing; for price, size and installation time see domain/design/estimate/starting-prices.ts. */
export type ProductCard = {
  readonly roomType: RoomTypeId;
  readonly picture: string;
  readonly features: readonly string[];
};

/** The text of /pricing (specification §2, Pricing). */
export const pricingPage = {
  title: 'Transparent Pricing',
  note: 'These are starting guides. Your own price comes from the builder in minutes, and is fixed after a site survey.',
  from: 'From',
  typicalSize: 'Typical size',
  installation: 'Installation',
  button: 'Build and price one',
  extras: {
    heading: 'Popular Extras & Upgrades',
    lead: 'Live prices, from the list that the builder uses.',
    columns: { extra: 'Extra', price: 'Price' },
    included: 'Included',
    loading: 'Loading prices',
    empty: 'The prices of extras are not here yet. The builder shows them as soon as they are.',
    offline: 'You are offline. These are the prices of your last visit.',
    /** Online, but the price list did not answer. */
    older: 'Newer prices could not be reached. These are the prices of your last visit.',
    checking: 'These are the prices of your last visit. We are checking for newer ones.',
    failed: 'The prices could not be loaded. Try again, or call us.',
    withoutScript:
      'The prices of extras are live and need JavaScript. Call us, and we read them out.',
    retry: 'Try again',
    builderLink: 'See them in your own room',
  },
  /** Beside a "From" price: what it is, and what it is not. */
  guide: (facts: Pick<CompanyFacts, 'vat'>) =>
    `A guide to start from: standard finish, one door, ${vatWords(facts).short}. The builder has the price of every size.`,
  /** The live lines of each product; without live prices they point to the builder. */
  live: { typical: 'That size today', smallest: 'Smallest today', unknown: 'see the builder' },
  questionsHeading: 'Questions about the price',
} as const;

export const productCards = (facts: Pick<CompanyFacts, 'years'>): readonly ProductCard[] => [
  {
    roomType: 'garden-room',
    picture: 'service-garden-rooms.jpg',
    features: [
      'Double glazing as standard',
      'Internal height 2.5\u00a0m',
      'Fully insulated floor, walls and roof',
      guaranteeWords(facts),
    ],
  },
  {
    roomType: 'office',
    picture: 'service-garden-offices.jpg',
    features: [
      'CAT6 cabling, optional',
      'Internal height 2.5\u00a0m',
      'Insulated against noise and cold',
      guaranteeWords(facts),
    ],
  },
  {
    roomType: 'extension',
    picture: 'service-3-wall-extensions.jpg',
    features: [
      'Made to meet your house wall',
      'Building regulation compliant',
      'Fully insulated',
      guaranteeWords(facts),
    ],
  },
  {
    roomType: 'dual-purpose',
    picture: 'service-dual-purpose.jpg',
    features: [
      'Two rooms, one building',
      'Internal height 2.5\u00a0m',
      'Separate doors where you want them',
      guaranteeWords(facts),
    ],
  },
];

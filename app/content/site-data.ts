import type { Article } from '#domain/site/content/articles';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import type { EnergyFacts } from '#domain/site/content/facts/energy-facts';
import type { LegalName, LegalPage } from '#domain/site/content/legal-pages';
import type {
  AboutWords,
  HomeWords,
  ServiceName,
  ServiceWords,
} from '#domain/site/content/page-words/page-words';
import type { Question } from '#domain/site/content/questions';
import type { Testimonial } from '#domain/site/content/testimonials';
import type { PictureData } from './picture-data';

/** An article where it is named and nothing more. */
export type ArticleLink = Pick<Article, 'slug' | 'title'>;

/** What an article's card shows. */
export interface ArticleCard extends ArticleLink {
  date: string;
  /** The day on which it was last checked. */
  checked?: string | undefined;
  category: Article['category'];
  author: string;
  excerpt: string;
  picture: PictureData;
}

/** A page of the blog: the newest as cards, the others in a line each. */
export interface ArticleList {
  cards: readonly ArticleCard[];
  older: readonly (ArticleLink & { date: string })[];
  /** How many pages the blog has, where there is more than one. */
  pages?: number;
}

/** /blog/page/2 onwards, with what their heads say. */
export interface FurtherList extends ArticleList, Pick<Article, 'slug' | 'title' | 'excerpt'> {}

/** An article's own page. */
export interface ArticlePage extends ArticleCard {
  /** Made from Markdown when the article was saved; holds no HTML that somebody typed. */
  html: string;
  sources: Article['sources'];
  /** The one written before it; after the oldest, the newest again. Null where there is no other. */
  next: ArticleLink | null;
}

/** An article that has another address now. */
export interface MovedArticle {
  movedTo: string;
}

/** A legal page, with the company's facts in it. */
export interface LegalText extends Omit<LegalPage, 'body'> {
  html: string;
}

export interface TeaserPicture extends PictureData {
  /** The code of the shared design that it shows. */
  design?: string;
}

/** The home page's first screen, and the cards of its services; a picture is null where the one of the build is shown. */
export interface HomePage extends Omit<HomeWords, 'picture'> {
  picture: PictureData | null;
  cards: Readonly<Record<ServiceName, { text: string; picture: PictureData | null }>>;
}

export interface AboutPage extends Omit<AboutWords, 'picture' | 'story'> {
  picture: PictureData | null;
  story: { heading: string; paragraphs: readonly string[] };
}

/** The words and pictures of a service's page. */
export interface ServicePage extends Pick<ServiceWords, 'title' | 'subtitle'> {
  picture: PictureData | null;
  description: readonly string[];
  keyFeatures: readonly string[];
  detail: PictureData | null;
  perfectFor: readonly ServiceWords['perfectFor']['first'][];
  /** Below those that all four have (specifications-of.ts). */
  ownSpecifications: readonly SpecificationRow[];
  /** A room of the type through a usual year; what the worker has kept may be of a build without it. */
  year?: YearExample;
}

/** What a room costs to run, as an example: which room, its figures in words, and what they rest on. */
export interface YearExample {
  room: string;
  rows: readonly SpecificationRow[];
  note: string;
}

export type SpecificationRow = { readonly label: string; readonly value: string };

/** The company's own pictures for the home page's teaser; none leaves it out. */
export interface OwnTeaser {
  pictures: readonly TeaserPicture[];
  /** Says which of them are no photographs; '' when all are. */
  note: string;
}

export type ShownTestimonial = Omit<Testimonial, 'publishAt'>;
export type ShownQuestion = Omit<Question, 'publishAt'>;

/** The JSON documents that pages are shown from, by the name in /content/<name>.json. */
export type SiteData = {
  facts: CompanyFacts;
  /** What "Through the year" is worked out with, for those who open it. */
  energy: EnergyFacts;
  testimonials: readonly ShownTestimonial[];
  questions: readonly ShownQuestion[];
  home: HomePage;
  about: AboutPage;
  /** Null while the sample pictures are shown, which come with the page. */
  teaser: OwnTeaser | null;
  /** The photograph of the founders; null while the company has given none. */
  founders: PictureData | null;
  articles: ArticleList;
} & Record<`articles/${string}`, ArticlePage | MovedArticle> &
  Record<`blog/page/${string}`, FurtherList> &
  Record<`services/${ServiceName}`, ServicePage> &
  Record<`legal/${LegalName}`, LegalText>;

export type SiteDataName = keyof SiteData;

/** What a page's own JSON block holds: the facts, and what its route loads. */
export type PageData = Partial<SiteData> & {
  /** The page says that there is none at its address. */
  missing?: true;
};

/** The element that holds it. */
export const PAGE_DATA_ID = 'content';

/** Where a page takes its words from. */
export interface ContentSource {
  /**
   * @throws NoSuchContentError when there is none of this name; TypeError without a connection, where
   *   nothing was kept; HttpError for any other answer
   */
  load<Name extends SiteDataName>(name: Name): Promise<SiteData[Name]>;
}

/** There is nothing of this name, nor will trying again find it. */
export class NoSuchContentError extends Error {
  constructor(name: string) {
    super(`There is no content called ${name}`);
    this.name = 'NoSuchContentError';
  }
}

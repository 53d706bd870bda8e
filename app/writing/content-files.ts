import { pictureOf } from '#app/content/gallery/gallery-picture';
import type { SiteData, SiteDataName } from '#app/content/site-data';
import { blogPages } from '#app/content/blog-pages';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { SERVICE_NAMES } from '#domain/site/content/page-words/page-words';
import { LEGAL_NAMES } from '#domain/site/content/legal-pages';
import type { SiteContent } from '#domain/site/content/site-content';
import { articlePage, formerSlugs } from './articles/article-files';
import { articleList, furtherList } from './articles/article-lists';
import { aboutPage, homePage, servicePage } from './own-pages';
import { teaserOf } from './teaser';
import { legalText } from './legal-text';

/** More would make the home page heavy, and nobody looks at so many. */
const MOST_TESTIMONIALS = 6;

/** The facts that every page carries. */
export function pageFacts({
  energy: _energy,
  money: _money,
  ...facts
}: SiteContent['facts']): CompanyFacts {
  return facts;
}

/** One document of /content by its name; undefined for none. */
export function contentFile<Name extends SiteDataName>(
  name: Name,
  content: SiteContent,
): SiteData[Name] | undefined;
export function contentFile(name: SiteDataName, content: SiteContent): unknown {
  const [kind, rest = ''] = splitAt(name);
  switch (kind) {
    case 'facts':
      return pageFacts(content.facts);
    case 'energy':
      return content.facts.energy;
    case 'testimonials':
      return content.testimonials.slice(0, MOST_TESTIMONIALS).map(withoutTime);
    case 'questions':
      return content.questions.map(withoutTime);
    case 'home':
      return homePage(content);
    case 'about':
      return aboutPage(content);
    case 'services':
      return SERVICE_NAMES.filter((service) => service === rest).map((service) =>
        servicePage(service, content),
      )[0];
    case 'teaser':
      return teaserOf(content);
    case 'founders':
      return content.founders ? pictureOf(content.founders) : null;
    case 'articles':
      return rest === '' ? articleList(content, 1) : articlePage(rest, content);
    case 'blog':
      return furtherList(rest.replace('page/', ''), content);
    case 'legal':
      return LEGAL_NAMES.filter((legal) => legal === rest).map((legal) =>
        legalText(legal, content),
      )[0];
    default:
      return undefined;
  }
}

/** The names of all documents that pages opened within the site are shown from. */
export function contentNames(content: SiteContent): SiteDataName[] {
  const slugs = [...content.articles.map(({ slug }) => slug), ...formerSlugs(content).keys()];
  const further = Array.from({ length: blogPages(content.articles.length) - 1 }, (_, at) => at + 2);
  return [
    'facts',
    'energy',
    'testimonials',
    'questions',
    'home',
    'about',
    ...SERVICE_NAMES.map((name) => `services/${name}` as const),
    'teaser',
    'founders',
    'articles',
    ...further.map((number) => `blog/page/${number}` as const),
    ...slugs.map((slug) => `articles/${slug}` as const),
    ...LEGAL_NAMES.map((name) => `legal/${name}` as const),
  ];
}

function splitAt(name: string): [kind: string, rest?: string] {
  const slash = name.indexOf('/');
  return slash < 0 ? [name] : [name.slice(0, slash), name.slice(slash + 1)];
}

/** When it was published is nobody's business. */
function withoutTime<Piece extends { publishAt: string | null }>(piece: Piece) {
  const { publishAt: _publishAt, ...shown } = piece;
  return shown;
}

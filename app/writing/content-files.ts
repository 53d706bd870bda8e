import type { SiteData, SiteDataName } from '#app/content/site-data';
import { LEGAL_NAMES } from '#domain/content/legal-pages';
import type { SiteContent } from '#domain/content/site-content';
import { articleList, articlePage, formerSlugs } from './articles/article-files';
import { teaserOf } from './teaser';
import { legalText } from './legal-text';

/** More would make the home page heavy, and nobody looks at so many. */
const MOST_TESTIMONIALS = 6;

/** One document of /content by its name; undefined for none. */
export function contentFile<Name extends SiteDataName>(
  name: Name,
  content: SiteContent,
): SiteData[Name] | undefined;
export function contentFile(name: SiteDataName, content: SiteContent): unknown {
  const [kind, rest = ''] = splitAt(name);
  switch (kind) {
    case 'facts':
      return content.facts;
    case 'testimonials':
      return content.testimonials.slice(0, MOST_TESTIMONIALS).map(withoutTime);
    case 'questions':
      return content.questions.map(withoutTime);
    case 'teaser':
      return teaserOf(content);
    case 'articles':
      return rest === '' ? articleList(content) : articlePage(rest, content);
    case 'legal':
      return LEGAL_NAMES.filter((legal) => legal === rest).map((legal) =>
        legalText(legal, content),
      )[0];
    default:
      return undefined;
  }
}

/** Every document that pages opened within the site are shown from, by its path. */
export function contentFiles(content: SiteContent): Map<string, unknown> {
  const slugs = [...content.articles.map(({ slug }) => slug), ...formerSlugs(content).keys()];
  const names: readonly SiteDataName[] = [
    'facts',
    'testimonials',
    'questions',
    'teaser',
    'articles',
    ...slugs.map((slug) => `articles/${slug}` as const),
    ...LEGAL_NAMES.map((name) => `legal/${name}` as const),
  ];
  return new Map(names.map((name) => [`/content/${name}.json`, contentFile(name, content)]));
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

import type { AboutPage, HomePage, ServicePage } from '#app/content/site-data';
import type { RoomTypeId } from '#domain/room/options/room-types';
import type { OwnPicture } from '#domain/site/content/chosen-pictures';
import {
  linesOf,
  paragraphsOf,
  SERVICE_NAMES,
  type ServiceName,
} from '#domain/site/content/page-words/page-words';
import type { SiteContent } from '#domain/site/content/site-content';
import { pageTokens, withTokens } from '#domain/site/content/tokens';
import { fromGallery } from './articles/article-picture';
import { yearExample } from './year-example';

type Content = Pick<SiteContent, 'facts' | 'gallery' | 'pages'>;

/** The first screen of the home page, and its cards. */
export function homePage(content: Content): HomePage {
  const { home, ...others } = filled(content);
  const cardOf = (name: ServiceName) => {
    const { cardText, picture } = others[name];
    return { text: cardText, picture: pictureOf(picture, content) };
  };
  const cards = SERVICE_NAMES.map((name) => [name, cardOf(name)] as const);
  return {
    ...home,
    picture: pictureOf(home.picture, content),
    cards: Object.fromEntries(cards) as HomePage['cards'],
  };
}

export function aboutPage(content: Content): AboutPage {
  const { about } = filled(content);
  const { heading, text } = about.story;
  return {
    ...about,
    picture: pictureOf(about.picture, content),
    story: { heading, paragraphs: paragraphsOf(text) },
  };
}

export function servicePage(name: ServiceName, content: Content): ServicePage {
  const { title, subtitle, ...words } = filled(content)[name];
  const { first, second, third, fourth } = words.perfectFor;
  return {
    title,
    subtitle,
    picture: pictureOf(words.picture, content),
    description: paragraphsOf(words.description),
    keyFeatures: linesOf(words.keyFeatures),
    detail: pictureOf(words.detail, content),
    year: yearExample(SERVICE_ROOMS[name], content.facts),
    perfectFor: [first, second, third, fourth],
    ownSpecifications: linesOf(words.specifications).map((row) => {
      const [label = '', ...value] = row.split(': ');
      return { label, value: value.join(': ') };
    }),
  };
}

const SERVICE_ROOMS: Readonly<Record<ServiceName, RoomTypeId>> = {
  'garden-rooms': 'garden-room',
  'garden-offices': 'office',
  '3-wall-extensions': 'extension',
  'dual-purpose': 'dual-purpose',
};

/** The words of all pages, with the company's facts in the place of their tokens. */
function filled({ facts, pages }: Content): Content['pages'] {
  const values = new Map(Object.entries(pageTokens(facts)));
  return JSON.parse(JSON.stringify(pages), (_key, value: unknown) =>
    typeof value === 'string' ? withTokens(value, values) : value,
  ) as Content['pages'];
}

/** Null where none was chosen, or where it has gone since: then the one of the build is shown. */
function pictureOf(own: OwnPicture, { gallery = [] }: Content) {
  return (own && fromGallery(own.galleryId, gallery)) ?? null;
}

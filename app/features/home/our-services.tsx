import { homeSections } from '#app/content/page-words/home-sections';
import { services } from '#app/content/company/services';
import extension from '#app/media/service-3-wall-extensions.jpg?picture';
import dualPurpose from '#app/media/service-dual-purpose.jpg?picture';
import office from '#app/media/service-garden-offices.jpg?picture';
import gardenRoom from '#app/media/service-garden-rooms.jpg?picture';
import type { PictureData } from '#app/content/picture-data';
import type { HomePage } from '#app/content/site-data';
import { SectionHead } from '#app/ui/page/section-head';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import type { ServiceName } from '#domain/site/content/page-words/page-words';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { ServiceCard } from './service-card';

/** The page of each service, and the picture that comes with the site. */
const CARDS: Record<RoomTypeId, { page: ServiceName; picture: PictureData }> = {
  'garden-room': { page: 'garden-rooms', picture: gardenRoom },
  office: { page: 'garden-offices', picture: office },
  extension: { page: '3-wall-extensions', picture: extension },
  'dual-purpose': { page: 'dual-purpose', picture: dualPurpose },
};

/** The four services in pairs: seven and five columns, then five and seven. */
export function OurServices({ cards }: Pick<HomePage, 'cards'>) {
  const { heading, lead } = homeSections.services;
  return (
    <section className={css({ bg: 'sunken', py: 'section' })} aria-labelledby="services-heading">
      <div className={wrap()}>
        <SectionHead id="services-heading" title={heading} lead={lead} />
        <div className={cx(pageGrid(), rows)}>
          {services.map((service, index) => {
            const { page, picture } = CARDS[service.id];
            return (
              <ServiceCard
                key={service.id}
                service={service}
                text={cards[page].text}
                picture={cards[page].picture ?? picture}
                wide={index % 3 === 0}
              />
            );
          })}
        </div>
      </div>
    </section>
  );
}

// From 768 px the cards in a row share its grid lines, so the cards provide the space between rows.
const rows = css({ rowGap: { base: '12', md: '0' } });

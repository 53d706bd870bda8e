import { homeSections } from '#app/content/page-words/home-sections';
import { servicePages } from '#app/content/service-pages/service-pages';
import { services } from '#app/content/company/services';
import extension from '#app/media/service-3-wall-extensions.jpg?picture';
import dualPurpose from '#app/media/service-dual-purpose.jpg?picture';
import office from '#app/media/service-garden-offices.jpg?picture';
import gardenRoom from '#app/media/service-garden-rooms.jpg?picture';
import type { PictureData } from '#app/content/picture-data';
import { SectionHead } from '#app/ui/page/section-head';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { ServiceCard } from './service-card';

const PICTURES: Record<RoomTypeId, PictureData> = {
  'garden-room': gardenRoom,
  office,
  extension,
  'dual-purpose': dualPurpose,
};

/** The four services in pairs: seven and five columns, then five and seven. */
export function OurServices() {
  const { heading, lead } = homeSections.services;
  return (
    <section className={css({ bg: 'sunken', py: 'section' })} aria-labelledby="services-heading">
      <div className={wrap()}>
        <SectionHead id="services-heading" title={heading} lead={lead} />
        <div className={cx(pageGrid(), cards)}>
          {services.map((service, index) => (
            <ServiceCard
              key={service.id}
              service={service}
              text={servicePages.find(({ roomType }) => roomType === service.id)?.cardText}
              picture={PICTURES[service.id]}
              wide={index % 3 === 0}
            />
          ))}
        </div>
      </div>
    </section>
  );
}

// From 768 px the cards in a row share its grid lines, so the cards provide the space between rows.
const cards = css({ rowGap: { base: '12', md: '0' } });

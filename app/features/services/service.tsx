import { ClosingBand } from '#app/room/closing-band';
import type { PictureData } from '#app/content/picture-data';
import type { ServicePage } from '#app/content/site-data';
import type { RoomTypeId } from '#domain/room/options/room-types';
import { Description } from './description';
import { KeyFeatures } from './key-features';
import { PerfectFor } from './perfect-for';
import { ServiceHero } from './service-hero';
import { Specifications } from './specifications';
import { YearSection } from './year-section';

type Props = {
  roomType: RoomTypeId;
  page: ServicePage;
  /** Those that come with the site: the hero picture, and one that shows the room closer or in use. */
  pictures: { hero: PictureData; detail: PictureData };
};

/** The template of the four service pages (specification §2, Service pages). */
export function Service({ roomType, page, pictures }: Props) {
  return (
    <>
      <ServiceHero roomType={roomType} page={page} picture={page.picture ?? pictures.hero} />
      <Description roomType={roomType} page={page} />
      <KeyFeatures page={page} picture={page.detail ?? pictures.detail} />
      <PerfectFor page={page} />
      <Specifications roomType={roomType} page={page} />
      {page.year && <YearSection year={page.year} />}
      <ClosingBand />
    </>
  );
}

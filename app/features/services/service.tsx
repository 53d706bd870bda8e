import type { ServicePage } from '#app/content/service-pages/service-page';
import { ClosingBand } from '#app/room/closing-band';
import type { PictureData } from '#app/content/picture-data';
import { Description } from './description';
import { KeyFeatures } from './key-features';
import { PerfectFor } from './perfect-for';
import { ServiceHero } from './service-hero';
import { Specifications } from './specifications';

type Props = {
  page: ServicePage;
  /** The hero picture, and one that shows the room closer or in use. */
  pictures: { hero: PictureData; detail: PictureData };
};

/** The template of the four service pages (specification §2, Service pages). */
export function Service({ page, pictures }: Props) {
  return (
    <>
      <ServiceHero page={page} picture={pictures.hero} />
      <Description page={page} />
      <KeyFeatures page={page} picture={pictures.detail} />
      <PerfectFor page={page} />
      <Specifications page={page} />
      <ClosingBand />
    </>
  );
}

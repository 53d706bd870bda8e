import type { ComponentType } from 'react';
import { ClosingBand } from '#app/ui/page/closing-band';
import { GalleryTeaser } from './gallery-teaser';
import { HeroBadges } from './hero-badges';
import { HeroMeasure } from './hero-measure';
import { HeroPicture } from './hero-picture';
import { Journey } from './journey';
import { OurServices } from './our-services';
import type { StaticIslandName } from './prerendered';
import { WhyChoose } from './why-choose';

/** The static islands, by the names of their elements. */
export const staticIslands: Record<StaticIslandName, ComponentType> = {
  picture: HeroPicture,
  measure: HeroMeasure,
  badges: HeroBadges,
  upper: () => (
    <>
      <WhyChoose />
      <OurServices />
      <Journey />
    </>
  ),
  teaser: () => <GalleryTeaser />,
  closing: ClosingBand,
};

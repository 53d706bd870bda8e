import type { ComponentType } from 'react';
import type { OwnTeaser } from '#app/content/site-data';
import { ClosingBand } from '#app/room/closing-band';
import { GalleryTeaser } from '#app/features/home/gallery-teaser';
import { HeroBadges } from '#app/features/home/hero/hero-badges';
import { HeroMeasure } from '#app/features/home/hero/hero-measure';
import { HeroPicture } from '#app/features/home/hero/hero-picture';
import { Journey } from '#app/features/home/hero/journey';
import { OurServices } from '#app/features/home/our-services';
import type { StaticIslandName } from '#app/features/home/prerendered';
import { WhyChoose } from '#app/features/home/why-choose';

/** The static islands, by the names of their elements. */
export const staticIslands: Record<
  StaticIslandName,
  ComponentType<{ teaser: OwnTeaser | null }>
> = {
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
  teaser: ({ teaser }) => <GalleryTeaser {...teaser} />,
  closing: () => <ClosingBand />,
};

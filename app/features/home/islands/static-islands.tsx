import type { ComponentOf } from '#app/jsx/jsx-types';
import type { HomePage, OwnTeaser } from '#app/content/site-data';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
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
  ComponentOf<{ home: HomePage; teaser: OwnTeaser | null }>
> = {
  picture: ({ home }) => (
    <ErrorBoundary part="hero picture" instead={null}>
      <HeroPicture own={home.picture} />
    </ErrorBoundary>
  ),
  measure: ({ home }) => <HeroMeasure home={home} />,
  badges: () => <HeroBadges />,
  upper: ({ home }) => (
    <>
      <ErrorBoundary part="why choose us">
        <WhyChoose />
      </ErrorBoundary>
      <ErrorBoundary part="services">
        <OurServices cards={home.cards} />
      </ErrorBoundary>
      <ErrorBoundary part="journey">
        <Journey />
      </ErrorBoundary>
    </>
  ),
  teaser: ({ teaser }) => (
    <ErrorBoundary part="gallery teaser">
      <GalleryTeaser {...teaser} />
    </ErrorBoundary>
  ),
  closing: () => <ClosingBand />,
};

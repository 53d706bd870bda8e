import type { ReactNode } from 'react';
import type { OwnTeaser, ShownTestimonial } from '#app/content/site-data';
import { ArrivalPlace } from './arrival/arrival-place';
import { Hero } from './hero/hero';
import { StaticIsland } from './islands/static-island';
import { Teaser } from './teaser';
import { Testimonials } from './testimonials';

interface Props {
  /** The checker, which is a feature of its own. */
  coverage: ReactNode;
  testimonials: readonly ShownTestimonial[];
  teaser: OwnTeaser | null;
}

/** The home page. */
export function Home({ coverage, testimonials, teaser }: Props) {
  return (
    <>
      <ArrivalPlace />
      <Hero />
      <div data-below-first-screen>
        <StaticIsland name="upper" />
        {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
        {coverage}
        {teaser?.pictures.length !== 0 && <Teaser teaser={teaser} />}
        <StaticIsland name="closing" />
      </div>
    </>
  );
}

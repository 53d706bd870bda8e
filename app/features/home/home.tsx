import type { ReactNode } from 'react';
import type { ShownTestimonial } from '#app/content/site-data';
import { ArrivalPlace } from './arrival/arrival-place';
import { Hero } from './hero/hero';
import { StaticIsland } from './islands/static-island';
import { Teaser } from './teaser';
import { Testimonials } from './testimonials';

interface Props {
  /** The checker, which is a feature of its own. */
  coverage: ReactNode;
  testimonials: readonly ShownTestimonial[];
}

/** The home page. */
export function Home({ coverage, testimonials }: Props) {
  return (
    <>
      <ArrivalPlace />
      <Hero />
      <div data-below-first-screen>
        <StaticIsland name="upper" />
        {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
        {coverage}
        <Teaser />
        <StaticIsland name="closing" />
      </div>
    </>
  );
}

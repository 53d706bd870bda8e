import type { ReactNode } from 'react';
import { ArrivalPlace } from './arrival/arrival-place';
import { Hero } from './hero/hero';
import { StaticIsland } from './islands/static-island';
import { Teaser } from './teaser';
import { Testimonials } from './testimonials';

/** The home page; `coverage` is the checker, which is a feature of its own. */
export function Home({ coverage }: { coverage: ReactNode }) {
  return (
    <>
      <ArrivalPlace />
      <Hero />
      <div data-below-first-screen>
        <StaticIsland name="upper" />
        <Testimonials />
        {coverage}
        <Teaser />
        <StaticIsland name="closing" />
      </div>
    </>
  );
}

import type { ReactNode } from 'react';
import { Hero } from './hero';
import { StillPart } from './still-part';
import { Teaser } from './teaser';
import { Testimonials } from './testimonials';

/** The home page; `coverage` is the checker, which is a feature of its own. */
export function Home({ coverage }: { coverage: ReactNode }) {
  return (
    <>
      <Hero />
      <div data-below-first-screen>
        <StillPart name="upper" />
        <Testimonials />
        {coverage}
        <Teaser />
        <StillPart name="closing" />
      </div>
    </>
  );
}

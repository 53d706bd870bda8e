import { css } from '#styled/css';
import { Hero } from './hero';
import { LOWER_PART, Lower, UPPER_PART, Upper } from './load-still-parts';
import { StillPart } from './still-part';
import { Testimonials } from './testimonials';
import type { ReactNode } from 'react';

/** The home page; `coverage` is the checker, which is a feature of its own. */
export function Home({ coverage }: { coverage: ReactNode }) {
  return (
    <>
      <Hero />
      <div data-below-first-screen className={below}>
        <StillPart id={UPPER_PART} content={Upper} />
        <Testimonials />
        {coverage}
        <StillPart id={LOWER_PART} content={Lower} />
      </div>
    </>
  );
}

const below = css({ position: 'relative' });

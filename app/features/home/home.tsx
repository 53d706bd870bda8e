import type { ReactNode } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import type { ShownTestimonial } from '#app/content/site-data';
import { ArrivalPlace } from './arrival/arrival-place';
import { Hero } from './hero/hero';
import type { HomeContent } from './islands/island-content';
import { StaticIsland } from './islands/static-island';
import { Teaser } from './teaser';
import { Testimonials } from './testimonials';

interface Props {
  /** The checker, which is a feature of its own. */
  coverage: ReactNode;
  testimonials: readonly ShownTestimonial[];
  content: HomeContent;
}

/** The home page. */
export function Home({ coverage, testimonials, content }: Props) {
  return (
    <>
      <ArrivalPlace />
      <Hero content={content} />
      <div data-below-first-screen>
        <StaticIsland name="upper" content={content} />
        {testimonials.length > 0 && (
          <ErrorBoundary part="testimonials">
            <Testimonials testimonials={testimonials} />
          </ErrorBoundary>
        )}
        <ErrorBoundary part="coverage">{coverage}</ErrorBoundary>
        {content.teaser?.pictures.length !== 0 && <Teaser content={content} />}
        <StaticIsland name="closing" content={content} />
      </div>
    </>
  );
}

import { useState, type ReactNode } from 'react';
import { StillPart } from './still-part';

/** The gallery's teaser as it was built, until it comes near: then with the featured pictures. */
export function Teaser() {
  const [live, setLive] = useState<ReactNode>();
  const watch = (place: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void import('./show-featured').then(({ showFeatured }) => showFeatured(setLive));
      },
      { rootMargin: '600px' },
    );
    if (place) observer.observe(place);
    return () => observer.disconnect();
  };
  return (
    live ?? (
      <div ref={watch}>
        <StillPart name="teaser" />
      </div>
    )
  );
}

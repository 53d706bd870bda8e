import { useState, type ReactNode } from 'react';
import { StaticIsland } from './islands/static-island';

/** The gallery teaser as built, replaced by the featured pictures when it comes near. */
export function Teaser() {
  const [live, setLive] = useState<ReactNode>();
  const watch = (place: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // If it cannot be loaded, for example because the page is closing, the built-in one stays.
        import('./show-featured')
          .then(({ showFeatured }) => showFeatured(setLive))
          .catch(() => undefined);
      },
      { rootMargin: '600px' },
    );
    if (place) observer.observe(place);
    return () => observer.disconnect();
  };
  return (
    live ?? (
      <div ref={watch}>
        <StaticIsland name="teaser" />
      </div>
    )
  );
}

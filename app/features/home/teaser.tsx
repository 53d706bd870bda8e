import { useState, type ReactNode } from 'react';
import { StaticIsland } from './static-island';

/** The gallery's teaser as it was built, until it comes near: then with the featured pictures. */
export function Teaser() {
  const [live, setLive] = useState<ReactNode>();
  const watch = (place: Element | null) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // What cannot be loaded, as in a page that is being left, is not missed: the built one stays.
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

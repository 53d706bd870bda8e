import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useNear } from '#app/ui/screen/use-near';
import type { HomeContent } from './islands/island-content';
import { StaticIsland } from './islands/static-island';

/** The teaser's pictures, and once they are in sight the prices of the rooms that they show. */
export function Teaser({ content }: { content: HomeContent }) {
  const box = useRef<HTMLDivElement>(null);
  const near = useNear(box, '0px');
  const [prices, setPrices] = useState<ReactNode>();
  useEffect(() => {
    const places = near
      ? [...(box.current?.querySelectorAll<HTMLElement>('[data-price-of]') ?? [])]
      : [];
    if (places.length === 0) return;
    // Without the prices the ways to the rooms are still there.
    import('./teaser-prices').then(
      ({ TeaserPrices }) => setPrices(<TeaserPrices places={places} />),
      () => undefined,
    );
  }, [near]);
  return (
    <div ref={box}>
      <StaticIsland name="teaser" content={content} />
      {prices}
    </div>
  );
}

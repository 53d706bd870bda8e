import { useEffect, useRef } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { DesignCard } from './design-card';
import { DesignPhoto } from './photo/design-photo';
import { ItemActions } from './item-actions';
import type { ItemProps } from './item-props';

/** A named design and its actions. */
export function DesignItem({ arrives, ...item }: ItemProps & { arrives: boolean }) {
  const { design, pricing, photoState } = item;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The button that brought it back has gone; whoever has moved on meanwhile is left where they are.
    if (arrives && document.activeElement === document.body) heading.current?.focus();
  }, [arrives]);
  return (
    <li>
      <ErrorBoundary part="design card" of={design}>
        <DesignCard
          name={design.name}
          draft={design.draft}
          still={design.still}
          pricing={pricing}
          headingRef={heading}
          photo={<DesignPhoto of={design.id} {...design} pricing={pricing} onCard={photoState} />}
          actions={<ItemActions {...item} />}
        />
      </ErrorBoundary>
    </li>
  );
}

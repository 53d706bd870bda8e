import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { Button } from '#app/ui/buttons/button';
import { CubeIcon } from '#app/ui/icons/cube-icon';
import { Skeleton } from '#app/ui/loading/skeleton';
import { hasWebGl2 } from '#app/room/stage/has-webgl2';
import { css } from '#styled/css';
import type { DeskQuoteRequest } from '#domain/order/contracts/admin/desk-quote-request';
import { readShareCode } from '#domain/design/sharing/read-share-code';

const QuoteView = lazyPart(async () => (await import('./quote-view')).QuoteView);

/** A button for the view that the homeowner has of their room; none where the request or the browser cannot show it. */
export function SeeIn3d({ quote: { design, size } }: { quote: DeskQuoteRequest }) {
  const [isOpen, open] = useState(false);
  const [isAble] = useState(hasWebGl2);
  const shared = design === undefined ? null : readShareCode(design);
  if (!isAble || !size || !shared?.ok) return null;
  return (
    <div className={place}>
      <Button variant="line" size="dense" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <CubeIcon />
        {isOpen ? 'Close the view in 3-D' : 'See it in 3-D'}
      </Button>
      {isOpen && (
        <ErrorBoundary
          part="view in 3-d"
          asked
          waiting={<Skeleton shape="block" className={waiting} />}
        >
          <QuoteView shell={size} draft={shared.draft} />
        </ErrorBoundary>
      )}
    </div>
  );
}

const place = css({ display: 'grid', gap: '3', justifyItems: 'start', marginTop: '4' });

const waiting = css({ width: 'full', aspectRatio: '3 / 2' });

import { useState } from 'react';
import { yearWords } from '#app/content/page-words/year-words';
import { Button } from '#app/ui/buttons/button';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import { ThermometerIcon } from '#app/ui/icons/sky/thermometer-icon';
import { Skeleton } from '#app/ui/loading/skeleton';
import { css } from '#styled/css';
import type { DeskQuoteRequest } from '#domain/order/contracts/admin/desk-quote-request';
import { readShareCode } from '#domain/design/sharing/read-share-code';

const RequestYear = lazyPart(async () => (await import('./request-year')).RequestYear);

/** A button for what the homeowner can see of the room's usual year; none where the request's room is not known. */
export function ThroughTheYear({ quote }: { quote: DeskQuoteRequest }) {
  const { design, size, yearSaid } = quote;
  const [isOpen, open] = useState(false);
  const shared = design === undefined ? null : readShareCode(design);
  if (!size || !shared?.ok) return null;
  return (
    <div className={place}>
      <Button variant="line" size="dense" aria-expanded={isOpen} onClick={() => open(!isOpen)}>
        <ThermometerIcon />
        {isOpen ? yearWords.close : yearWords.title}
      </Button>
      {isOpen && (
        <ErrorBoundary
          part="through the year"
          asked
          waiting={<Skeleton shape="block" className={waiting} />}
        >
          <RequestYear shell={size} draft={shared.draft} said={yearSaid} />
        </ErrorBoundary>
      )}
    </div>
  );
}

const place = css({ display: 'grid', gap: '3', justifyItems: 'start', marginTop: '4' });

const waiting = css({ width: 'full', height: '320px' });

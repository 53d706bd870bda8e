import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { quoteFile } from '#app/pwa/quote-file/quote-file';
import { usePricing } from '#app/pwa/pricing/use-pricing';
import { Button } from '#app/ui/buttons/button';
import { useSave } from '#app/ui/use-save';
import { quietButton } from './quiet-button';
import { quoteFactsOf } from './quote-facts-of';

const LABEL = 'Download your quote (PDF)';

/** Downloads a request's quote as a file, with its reference once we have it. */
export function QuotePdfButton({ item, quiet }: { item: QuoteEntry; quiet?: boolean }) {
  const facts = quoteFactsOf(item, usePricing());
  const { busy, save } = useSave(async () => {
    if (facts === null) throw new Error('The size is not known');
    return quoteFile({ ...facts, date: dateOf(item) });
  }, 'The quote could not be made');
  if (facts === null) return null;
  const words = busy ? 'Making your quote…' : LABEL;
  if (quiet) {
    return (
      <button type="button" className={quietButton} aria-busy={busy || undefined} onClick={save}>
        {words}
      </button>
    );
  }
  return (
    <Button size="compact" variant="line" busy={busy} onClick={save}>
      {words}
    </Button>
  );
}

/** The same date as in our email, once it is received. */
function dateOf(item: QuoteEntry): Date {
  return new Date(item.state === 'received' ? item.receipt.receivedAt : item.createdAt);
}

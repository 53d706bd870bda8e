import { useFacts } from '#app/ui/company/use-facts';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { useRequestFile } from '#app/pwa/quote-file/use-request-file';
import { Button } from '#app/ui/buttons/button';
import { useSave } from '#app/ui/download/use-save';

/** Downloads a request's quote as a file, with its reference once we have it. */
export function QuotePdfButton({ item }: { item: QuoteEntry }) {
  const make = useRequestFile(item, useFacts());
  const { busy, save } = useSave(make, 'The estimate could not be made');
  if (make === null) return null;
  return (
    <Button size="compact" variant="line" busy={busy} onClick={save}>
      {busy ? 'Making your estimate…' : 'Download your estimate (PDF)'}
    </Button>
  );
}

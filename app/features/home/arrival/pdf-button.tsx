import { useFacts } from '#app/ui/company/use-facts';
import { arrival } from '#app/content/page-words/arrival';
import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { useRequestFile } from '#app/pwa/quote-file/use-request-file';
import { Button } from '#app/ui/buttons/button';
import { useSave } from '#app/ui/download/use-save';

/** Downloads the quote of the request; hidden while the size of its room is not known. */
export function PdfButton({ entry }: { entry: QuoteEntry }) {
  const facts = useFacts();
  const make = useRequestFile(entry, facts);
  const { busy, save } = useSave(make, 'The estimate could not be made');
  if (!make) return null;
  return (
    <Button variant="line" busy={busy} onClick={save}>
      {arrival(facts).pdf}
    </Button>
  );
}

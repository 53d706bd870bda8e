import { useFacts } from '#app/ui/company/use-facts';
import type { DesignRecord } from '#app/offline/designs/design-record';
import { draftQuoteFacts } from '#app/pwa/quote-file/draft-quote-facts';
import { quoteFile } from '#app/pwa/quote-file/quote-file';
import { Button } from '#app/ui/buttons/button';
import { useSave } from '#app/ui/download/use-save';
import { priceDraft } from '#domain/design/pricing/price';
import type { ItemProps } from './item-props';

/**
 * Downloads the design as a document with its drawings, the picture kept with it and today's price; hidden while it has no price.
 */
export function PdfButton({
  design,
  pricing,
  version,
}: Pick<ItemProps, 'pricing' | 'version'> & {
  design: Pick<DesignRecord, 'name' | 'draft' | 'still'>;
}) {
  const { draft, name, still } = design;
  const price = priceDraft(draft, pricing);
  const from = useFacts();
  const facts = draftQuoteFacts({ draft, pricing: { pricing, version }, price });
  const make = facts && (() => quoteFile({ ...facts, from, date: new Date(), still }, 'device'));
  const { busy, save } = useSave(make, 'The document could not be made');
  if (facts === null) return null;
  return (
    <Button
      variant="line"
      size="compact"
      busy={busy}
      aria-label={`Download “${name}” as a PDF`}
      onClick={save}
    >
      {busy ? 'Making it…' : 'Download PDF'}
    </Button>
  );
}

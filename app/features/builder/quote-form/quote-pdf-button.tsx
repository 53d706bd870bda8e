import { useFacts } from '#app/ui/company/use-facts';
import { draftQuoteFacts } from '#app/pwa/quote-file/draft-quote-facts';
import { quoteFile } from '#app/pwa/quote-file/quote-file';
import { useState } from 'react';
import { useVisualisation } from '#app/pwa/garden-photos/visualisation';
import { Button } from '#app/ui/buttons/button';
import { useSave } from '#app/ui/download/use-save';
import type { StepView } from '#app/features/builder/builder-view';
import { css } from '#styled/css';
import { VisualisationTick } from './visualisation-tick';
import { portraitFor } from '#app/features/builder/summary/portrait';

const note = css({ textStyle: 'small', color: 'textMuted' });

type Props = Pick<StepView, 'draft' | 'pricing' | 'price'>;

/** The quote as a file to keep or forward, with or without a signal. */
export function QuotePdfButton(view: Props) {
  const from = useFacts();
  const facts = draftQuoteFacts(view);
  const { visualisation: kept, isOfEarlierChoices } = useVisualisation(view.draft);
  const [isIn, setIn] = useState(false);
  const visualisation = isIn ? (kept ?? undefined) : undefined;
  const make =
    facts &&
    (async () => {
      const still = await portraitFor(view.draft);
      return quoteFile({ ...facts, from, date: new Date(), still, visualisation }, 'device');
    });
  const { busy, save } = useSave(make, 'The estimate could not be made');
  if (facts === null) return null;
  return (
    <>
      <Button variant="line" busy={busy} onClick={save}>
        {busy ? 'Making your estimate…' : 'Download your estimate (PDF)'}
      </Button>
      {kept && (
        <VisualisationTick
          visualisation={kept}
          checked={isIn}
          onChange={({ currentTarget }) => setIn(currentTarget.checked)}
        >
          Put the picture into the PDF
        </VisualisationTick>
      )}
      {isOfEarlierChoices && (
        <p className={note}>
          The picture in your photo shows earlier choices. To take it along, open “In a photo of
          your garden” and press “For PDF and request” again.
        </p>
      )}
    </>
  );
}

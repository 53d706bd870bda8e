import { FormBar } from '#app/desk/frame/page/form-bar';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { Button } from '#app/ui/buttons/button';
import { css } from '#styled/css';
import { quoteTotals } from '#domain/order/quote/quote-totals';
import { inPence } from '#domain/text/in-pence';
import { shortMoment } from '#app/desk/frame/requests/words';
import type { QuoteDraft } from './use-quote-draft';

interface Props {
  draft: QuoteDraft;
  previewing: boolean;
  onPreview: () => void;
  onSave: () => void;
  onSend: () => void;
  sendWords: string;
}

/** Always in sight: what the quote comes to, whether it is saved, and sending it. */
export function EditorBar({ draft, previewing, onPreview, onSave, onSend, sendWords }: Props) {
  return (
    <FormBar>
      <div className={words}>
        <ErrorBoundary part="sum" of={draft.sums} instead={null}>
          <Sum {...draft} />
        </ErrorBoundary>
        <output className={draft.refusal ? wrong : muted}>{savedWords(draft)}</output>
      </div>
      <Button variant="line" size="dense" busy={previewing} onClick={onPreview}>
        Preview
      </Button>
      <Button
        variant="line"
        size="dense"
        busy={draft.busy === 'saving'}
        disabled={!draft.dirty && draft.savedAt !== ''}
        onClick={onSave}
      >
        Save draft
      </Button>
      <Button size="dense" disabled={draft.conflict} onClick={onSend}>
        {sendWords}
      </Button>
    </FormBar>
  );
}

function savedWords({ conflict, busy, refusal, errors, dirty, savedAt }: QuoteDraft): string {
  if (conflict) return 'Not saved: another window saved first';
  if (busy === 'saving') return 'Saving…';
  if (refusal) return `Not saved: ${refusal.words}`;
  if (dirty && errors.size > 0) {
    return errors.size === 1
      ? 'Not saved yet: 1 thing is missing'
      : `Not saved yet: ${errors.size} things are missing`;
  }
  if (dirty) return 'Not saved yet';
  return savedAt === '' ? 'Nothing changed yet' : `Draft saved, ${shortMoment(savedAt)}`;
}

function Sum({ sums }: Pick<QuoteDraft, 'sums'>) {
  return <b>{inPence(quoteTotals(sums).total)}</b>;
}

const words = css({
  marginRight: 'auto',
  width: { base: 'full', md: 'auto' },
  display: { base: 'flex', md: 'block' },
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '3',
  '& > b': { display: 'block', fontSize: '1.125rem', lineHeight: '1.3', color: 'price' },
});

const muted = css({ color: 'textMuted' });

const wrong = css({ color: 'danger' });

import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { focusStepHeading } from '#app/features/builder/steps/step-heading';
import { useDraft } from '#app/pwa/draft/use-draft';
import { Button } from '#app/ui/buttons/button';
import { LinkButton } from '#app/ui/buttons/link-button';
import { StatusChip } from '#app/ui/status-chip';
import { css } from '#styled/css';

/** At the head of the summary of a design already submitted, in place of the form: where the request is, and how to send it again or build another room. */
export function SentAlreadyNotice({ entry, onAgain }: { entry: QuoteEntry; onAgain: () => void }) {
  const { startOver } = useDraft();
  const another = () => {
    startOver();
    focusStepHeading();
  };
  return (
    <section className={block}>
      <StatusChip status={entry.state} />
      <h2 className={css({ textStyle: 'subheading' })}>
        {entry.state === 'attention'
          ? 'This request was not accepted'
          : 'You have already submitted this design'}
      </h2>
      <p className={css({ color: 'textMuted', maxWidth: '46ch' })}>{wordsFor(entry)}</p>
      <div className={actions}>
        <LinkButton to="/quotes">Your quote requests</LinkButton>
        <Button variant="line" onClick={onAgain}>
          Submit it again
        </Button>
        <Button variant="line" onClick={another}>
          Build another room
        </Button>
      </div>
    </section>
  );
}

function wordsFor(entry: QuoteEntry): string {
  if (entry.state === 'received') {
    return `We have it under ${entry.receipt.reference}. Change anything above and you can ask for a quote for that as well.`;
  }
  if (entry.state === 'attention')
    return `${entry.lastProblem?.message ?? ''} It is kept here, and you can correct it.`;
  return 'It is kept here and goes by itself.';
}

const block = css({
  display: 'grid',
  gap: '3',
  justifyItems: 'start',
  borderBlock: '1px solid {colors.text}',
  paddingBlock: '5',
});

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '2' });

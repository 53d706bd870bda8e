import type { QuoteEntry } from '#app/offline/outbox/outbox-entry';
import { Button } from '#app/ui/buttons/button';
import { LinkButton } from '#app/ui/buttons/link-button';
import { canGoNext } from '#domain/design/draft/steps';
import type { BuilderView } from '#app/features/builder/builder-view';
import { showQuoteForm } from '#app/features/builder/quote-form/show-quote-form';
import { useSentAlready } from '#app/pwa/outbox/sent-already';

/**
 * "Next Step", if there is one and the current step is complete; on the summary, a button to the form, or
 * to the request for a design that has been submitted.
 */
export function NextButton(view: BuilderView) {
  const { draft, step, goTo } = view;
  if (step === 6) return <LastButton {...view} />;
  return (
    <Button disabled={!canGoNext(step, draft.draft)} onClick={() => void goTo(step + 1)}>
      Next Step
    </Button>
  );
}

function LastButton({ draft, pricing }: BuilderView) {
  const sentEntry = useSentAlready(draft.draft, pricing.pricing);
  if (sentEntry) return <LinkButton to="/quotes">{SENT_WORDS[sentEntry.state]}</LinkButton>;
  return <Button onClick={showQuoteForm}>Your details</Button>;
}

const SENT_WORDS = {
  waiting: 'Saved: follow it',
  sending: 'Saved: follow it',
  received: 'Sent: follow it',
  attention: 'Correct it',
} as const satisfies Record<QuoteEntry['state'], string>;

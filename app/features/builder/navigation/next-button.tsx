import { Button } from '#app/ui/buttons/button';
import { canGoNext } from '#domain/draft/steps';
import type { BuilderView } from '#app/features/builder/builder-view';
import { showQuoteForm } from '#app/features/builder/quote-form/show-quote-form';

/**
 * "Next Step", if there is one and the current step is complete; on the summary, a button to the form.
 */
export function NextButton({ draft, step, goTo }: BuilderView) {
  if (step === 6) return <Button onClick={showQuoteForm}>Your details</Button>;
  return (
    <Button disabled={!canGoNext(step, draft.draft)} onClick={() => void goTo(step + 1)}>
      Next Step
    </Button>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { UseDraft } from '#app/pwa/draft/use-draft';
import { leavePhoto } from '#app/pwa/garden-photos/keep-photo';
import { Button } from '#app/ui/buttons/button';
import { emptyDraft } from '#domain/design/draft/draft';
import { css } from '#styled/css';
import { focusStepHeading } from './steps/step-heading';

/** Discards the design after asking. Hidden while there is nothing to lose. */
export function StartOver({ draft }: { draft: UseDraft }) {
  const [isAsking, setAsking] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsking) keep.current?.focus();
  }, [isAsking]);

  const startOver = () => {
    setAsking(false);
    draft.startOver();
    // With the design goes its photo of the garden; without storage there is none.
    leavePhoto(draft.draft).catch(() => undefined);
    focusStepHeading();
  };

  if (draft.draft === emptyDraft) return null;
  if (!isAsking) {
    return (
      <button type="button" className={quiet} onClick={() => setAsking(true)}>
        Start over
      </button>
    );
  }
  return (
    <div className={question}>
      <p>Throw this design away?</p>
      <Button ref={keep} variant="line" size="compact" onClick={() => setAsking(false)}>
        Keep it
      </Button>
      <Button variant="danger" size="compact" onClick={startOver}>
        Yes, start over
      </Button>
    </div>
  );
}

const quiet = css({
  minHeight: 'target',
  textStyle: 'small',
  color: 'accentInk',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
});

const question = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  paddingBlock: '2',
  '& > p': { width: '100%', textStyle: 'small' },
});

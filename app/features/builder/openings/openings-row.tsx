import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { roomOf } from '#domain/geometry/room-of';
import { ControlRow } from './control-row';
import type { PricedStepProps } from '#app/features/builder/steps/step-props';

/** Comes when it is wanted; the builder goes on without it where it cannot be had. */
const OpeningsEditor = lazy(() =>
  import('./openings-editor').then(
    (module) => ({ default: module.OpeningsEditor }),
    () => ({ default: NotLoaded }),
  ),
);

/** Where doors and windows stand: placed by the rule, until somebody wants them elsewhere. */
export function OpeningsRow({ draft, pricing, dispatch }: PricedStepProps) {
  const [open, setOpen] = useState(false);
  const { placement } = draft;
  // Not the one that is drawn a frame later: the next key may be pressed before that.
  const room = useMemo(() => (open ? roomOf(draft, pricing) : null), [open, draft, pricing]);
  return (
    <>
      <ControlRow
        id="places-heading"
        title="Where they stand"
        hint={placement ? 'As you placed them' : 'Placed for you; move any of them'}
      >
        <Button
          variant="line"
          size="compact"
          aria-expanded={open}
          aria-describedby="places-heading"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Done' : 'Move'}
        </Button>
      </ControlRow>
      {room && (
        <Suspense>
          <OpeningsEditor room={room} placement={placement} dispatch={dispatch} />
        </Suspense>
      )}
    </>
  );
}

function NotLoaded() {
  return <p>The plan for moving them could not be loaded. Your choices are kept.</p>;
}

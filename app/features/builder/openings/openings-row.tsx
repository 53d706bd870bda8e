import { lazy, Suspense, useMemo, useState } from 'react';
import { Button } from '#app/ui/buttons/button';
import { roomOf } from '#domain/geometry/room-of';
import { ControlRow } from './control-row';
import type { PricedStepProps } from '#app/features/builder/steps/step-props';

/** Loaded on demand; the builder works without it if it cannot be loaded. */
const OpeningsEditor = lazy(() =>
  import('./openings-editor').then(
    (module) => ({ default: module.OpeningsEditor }),
    () => ({ default: NotLoaded }),
  ),
);

/** The positions of doors and windows: the default rule decides until the visitor moves them. */
export function OpeningsRow({ draft, pricing, dispatch }: PricedStepProps) {
  const [open, setOpen] = useState(false);
  const { placement } = draft;
  // Not the deferred one: the next key may be pressed before it renders.
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

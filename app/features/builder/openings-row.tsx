import { lazy, Suspense, useState, type Dispatch } from 'react';
import { Button } from '#app/ui/button';
import type { DraftAction } from '#domain/draft/reducer';
import type { Placement } from '#domain/geometry/placement';
import type { Room } from '#domain/geometry/room';
import { ControlRow } from './control-row';

interface Props {
  room: Room;
  placement: Placement | undefined;
  dispatch: Dispatch<DraftAction>;
}

/** Comes when it is wanted; the builder goes on without it where it cannot be had. */
const OpeningsEditor = lazy(() =>
  import('./openings-editor').then(
    (module) => ({ default: module.OpeningsEditor }),
    () => ({ default: NotLoaded }),
  ),
);

/** Where doors and windows stand: placed by the rule, until somebody wants them elsewhere. */
export function OpeningsRow({ room, placement, dispatch }: Props) {
  const [open, setOpen] = useState(false);
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
      {open && (
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

import { useState } from 'react';
import { ErrorBoundary } from '#app/ui/faults/error-boundary';
import { lazyPart } from '#app/ui/faults/lazy-part';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';

const GardenDialog = lazyPart(async () => (await import('./garden-dialog')).GardenDialog);

interface Props {
  room: Room;
  draft: Draft;
  className: string;
  /** Out of sight; what it has opened stays open. */
  hidden?: boolean;
}

/** "See it in your garden": how this device does that, loaded with the first press. */
export function GardenButton({ room, draft, className, hidden }: Props) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <>
      <button type="button" className={className} hidden={hidden} onClick={() => setDialog('open')}>
        See it in your garden
      </button>
      {dialog !== 'unasked' && (
        <ErrorBoundary part="garden dialog" asked waiting={null}>
          <GardenDialog
            room={room}
            draft={draft}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </ErrorBoundary>
      )}
    </>
  );
}

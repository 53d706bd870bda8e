import { lazy, Suspense, useState } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';

const GardenDialog = lazy(async () => ({
  default: (await import('./garden-dialog')).GardenDialog,
}));

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
        <Suspense>
          <GardenDialog
            room={room}
            draft={draft}
            open={dialog === 'open'}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </>
  );
}

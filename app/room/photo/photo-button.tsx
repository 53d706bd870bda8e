import { lazy, Suspense, useState } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';

const PhotoDialog = lazy(async () => ({
  default: (await import('./photo-dialog')).PhotoDialog,
}));

interface Props {
  room: Room;
  draft: Draft;
  className: string;
}

/** "In a photo of your garden": loaded with the first press. */
export function PhotoButton({ room, draft, className }: Props) {
  const [dialog, setDialog] = useState<'unasked' | 'open' | 'closed'>('unasked');
  return (
    <>
      <button type="button" className={className} onClick={() => setDialog('open')}>
        In a photo of your garden
      </button>
      {dialog !== 'unasked' && (
        <Suspense>
          <PhotoDialog
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

import { useEffect, useState } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import type { Room } from '#domain/room/geometry/room';
import { describeRoom } from '#domain/room/scene/outside/describe-outside';
import { drawnPicture } from './drawn-picture';

interface Props {
  room: Room;
  draft: Draft;
}

interface Ready {
  model: string;
  picture: string;
}

/**
 * Link to a file made on this device, so that it opens without a signal. The phone opens its viewer at once for a
 * link that has been there before the press, with a picture in it and nothing else, and lets it neither grow nor shrink.
 */
export function ByQuickLook({ room, draft }: Props) {
  const ready = useFiles(room, draft);
  if (ready === 'failed') return <p role="alert">{NOT_MADE}</p>;
  return (
    <>
      <p>{ready ? 'Tap the picture to open your camera.' : 'Making your room…'}</p>
      {ready && (
        <a rel="ar" href={`${ready.model}#allowsContentScaling=0`} style={block}>
          <img
            src={ready.picture}
            alt={`Open the camera. ${describeRoom(room, draft.finishes, ['front', 'right'])}`}
            style={wide}
          />
        </a>
      )}
    </>
  );
}

const NOT_MADE =
  'This part of our site is not on your phone yet. Open the view in 3-D once with a signal, and it stays.';

/** The addresses of the model and of a picture of it; null while they are made. */
function useFiles(room: Room, draft: Draft): Ready | 'failed' | null {
  const [ready, setReady] = useState<Ready | 'failed' | null>(null);
  useEffect(() => {
    let isGone = false;
    const made: string[] = [];
    const addressOf = (content: Blob) => {
      const address = URL.createObjectURL(content);
      made.push(address);
      return address;
    };
    const make = async () => {
      const { modelFile, MODEL_TYPES } = await import('#domain/room/model/export/model-file');
      const picture = await drawnPicture(room, draft);
      if (isGone) return;
      const model = new Blob([modelFile(room, draft, 'usdz')], { type: MODEL_TYPES.usdz });
      setReady({ model: addressOf(model), picture: addressOf(picture) });
    };
    make().catch(() => setReady('failed'));
    return () => {
      isGone = true;
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [room, draft]);
  return ready;
}

const block = { display: 'block', marginTop: '8px' };
const wide = { display: 'block', width: '100%', aspectRatio: '3 / 2' };

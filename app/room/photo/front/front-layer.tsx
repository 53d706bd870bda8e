import type { CSSProperties } from 'react';
import type { Front } from './use-front';

/** The photograph once more where it is kept, over the room; while it is painted, in colour what that is. */
export function FrontLayer({ front, isPainted }: { front: Front; isPainted: boolean }) {
  const { kept, mask } = front.mask;
  return (
    <>
      <Placed canvas={kept} opacity={1} />
      {isPainted && front.isShown && <Placed canvas={mask} opacity={0.45} />}
    </>
  );
}

function Placed({ canvas, opacity }: { canvas: HTMLCanvasElement; opacity: number }) {
  return (
    <div
      ref={(place) => {
        Object.assign(canvas.style, { width: '100%', height: '100%' });
        place?.replaceChildren(canvas);
      }}
      style={{ ...over, opacity }}
    />
  );
}

const over: CSSProperties = { position: 'absolute', inset: 0, pointerEvents: 'none' };

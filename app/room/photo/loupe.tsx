import { useEffect, useRef, type CSSProperties } from 'react';
import type { Point } from '#domain/room/drawing/shapes';
import type { GardenPhoto } from './reading/read-photo';

/** Pixels of the screen across, and how many of them one of the photograph gets. */
const [ACROSS, TIMES] = [132, 3];

/** What is under a mark, enlarged, in the corner away from it. */
export function Loupe({ photo, at }: { photo: GardenPhoto; at: Point }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [x, y] = at;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const [part, half] = [ACROSS / TIMES, ACROSS / 2];
    context.clearRect(0, 0, ACROSS, ACROSS);
    context.drawImage(photo.picture, x - part / 2, y - part / 2, part, part, 0, 0, ACROSS, ACROSS);
    for (const [style, width] of [
      ['black', 3],
      ['white', 1],
    ] as const) {
      context.strokeStyle = style;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(half, 0);
      context.lineTo(half, half - 6);
      context.moveTo(half, half + 6);
      context.lineTo(half, ACROSS);
      context.moveTo(0, half);
      context.lineTo(half - 6, half);
      context.moveTo(half + 6, half);
      context.lineTo(ACROSS, half);
      context.stroke();
    }
  }, [photo, x, y]);
  const isLeft = x < photo.width / 2;
  return (
    <canvas
      ref={canvas}
      width={ACROSS}
      height={ACROSS}
      aria-hidden="true"
      style={{ ...loupe, [isLeft ? 'right' : 'left']: 8 }}
    />
  );
}

const loupe: CSSProperties = {
  position: 'absolute',
  top: 8,
  width: ACROSS,
  height: ACROSS,
  borderRadius: '50%',
  border: '2px solid white',
  boxShadow: '0 0 0 1px black',
  background: 'black',
  pointerEvents: 'none',
};

import { useMemo, useState } from 'react';
import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import type { Point } from '#domain/room/drawing/shapes';
import { FrontMask, type Brush } from './front-mask';

/** What is kept in front of the room, and what is done to it. */
export interface Front {
  readonly mask: FrontMask;
  /** Grows with every stroke that is done or undone. */
  readonly strokes: number;
  readonly brush: Brush;
  readonly setBrush: (brush: Brush) => void;
  readonly isShown: boolean;
  readonly show: (isShown: boolean) => void;
  readonly begin: (at: Point) => void;
  readonly drawTo: (at: Point) => void;
  readonly end: () => void;
  readonly undo: () => void;
}

/** A brush at first, of the photograph's longer side. */
const BRUSH = 0.03;

/** @param before what was kept of the photograph before: from its PNG */
export function useFront(photo: GardenPhoto, before: CanvasImageSource | null = null): Front {
  const mask = useMemo(() => new FrontMask(photo, before), [photo, before]);
  const [strokes, count] = useState(0);
  const [brush, setBrush] = useState<Brush>(() => ({
    width: Math.round(Math.max(photo.width, photo.height) * BRUSH),
    isErasing: false,
  }));
  const [isShown, show] = useState(true);
  return {
    mask,
    strokes,
    brush,
    setBrush,
    isShown,
    show,
    begin: (at) => mask.begin(brush, at),
    drawTo: (at) => mask.drawTo(at),
    end: () => count((old) => old + 1),
    undo() {
      mask.undo();
      count((old) => old + 1);
    },
  };
}

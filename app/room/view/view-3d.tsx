import { useEffect, useMemo, useRef } from 'react';
import { keepOffline } from '#app/room/view/keep-offline';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { RoomView } from '#app/room/view/room-view';
import type { Stills } from '#app/ui/share/still-on-offer';
import { crossFade } from '#app/room/stage/cross-fade';
import { useLight } from '#app/room/stage/use-light';
import type { Draft } from '#domain/design/draft/draft';
import type { PlacedPiece } from '#domain/room/furniture/placed-piece';
import type { Room } from '#domain/room/geometry/room';
import type { PictureSize } from '#domain/room/scene/scene';
import { css } from '#styled/css';
import { STANDARD_SUN } from './light/standard-sun';
import { passageTo, type Stood } from './camera/passage';
import type { Sight } from './sights';

export interface View3dProps {
  size: PictureSize;
  room: Room;
  draft: Draft;
  pieces: readonly PlacedPiece[];
  /** Of the chosen hour; without one, the light follows the theme. */
  sun?: RoomSun | null;
  /** Null while another picture is shown: nothing is drawn then. */
  sight: Sight | null;
  /** Changes with the place; turning within one place does not walk. */
  place: string;
  /** Its picture is there, and covers the drawing. */
  covers: boolean;
  /** Whether its picture is on the canvas; false after the device has taken its memory away. */
  onReady: (ready: boolean) => void;
  /** Told how to make pictures, once there is one; returns what takes that back. */
  onStills?: (stills: Stills) => () => void;
}

/** The room in its garden in real time, in the drawing's place. */
export function View3d(props: View3dProps) {
  const { size, room, draft, pieces, sun, sight, covers, place, onReady, onStills } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const view = useRef<RoomView>(null);
  const stood = useRef<Stood>(null);
  const wasShown = useRef(false);
  const theme = useLight();
  const isShown = sight !== null;
  const { roomType, finishes, features } = draft;
  const choices = useMemo(
    () => ({ roomType, finishes, features, pieces }),
    [roomType, finishes, features, pieces],
  );
  useEffect(() => {
    if (!canvas.current) return undefined;
    const made = started(canvas.current, onReady);
    view.current = made;
    return () => {
      view.current = null;
      made?.dispose();
    };
  }, [onReady]);
  useEffect(() => {
    // A canvas is empty on paper unless it has just been drawn.
    const forPaper = () => view.current?.developed();
    addEventListener('beforeprint', forPaper);
    return () => removeEventListener('beforeprint', forPaper);
  }, []);
  const seen = useMemo(() => {
    // Of a chosen hour the sun's height tells.
    const light = sun ? 'day' : theme;
    return { room, choices, light, sun: sun ?? STANDARD_SUN } as const;
  }, [room, choices, theme, sun]);
  useEffect(() => {
    wasShown.current ||= covers;
    if (!wasShown.current || !onStills) return undefined;
    const shown = () => {
      if (!view.current) throw new Error('The view is gone');
      // Another picture of the stage may have been before it since.
      view.current.show(seen);
      return view.current;
    };
    return onStills({
      draft,
      ...(covers && { asSeen: async () => shown().renderStill() }),
      portrait: async () => shown().renderPortrait(),
    });
  }, [covers, draft, seen, onStills]);
  useEffect(() => {
    if (isShown) view.current?.show(seen);
  }, [seen, isShown]);
  useEffect(() => {
    const from = stood.current;
    const to = sight && { place, draft };
    stood.current = to;
    if (!to || !view.current) return;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const passage = passageTo(to, from, room, isStill);
    if (passage === 'fade') crossFade(view.current.developed());
    view.current.look(sight.eye, size, passage === 'walk');
  }, [sight, size, place, draft, room]);
  return (
    <canvas
      ref={canvas}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
      role="img"
      aria-label={sight?.description ?? ''}
      aria-hidden={!covers}
      className={sight ? undefined : away}
    />
  );
}

const away = css({ visibility: 'hidden' });

function started(canvas: HTMLCanvasElement, onReady: (ready: boolean) => void): RoomView | null {
  try {
    canvas.addEventListener('webglcontextlost', () => onReady(false));
    const onFirst = () => {
      const drawing =
        canvas.parentElement?.querySelector<HTMLCanvasElement>('canvas ~ canvas[role]');
      if (drawing) crossFade(drawing);
      onReady(true);
    };
    return new RoomView(canvas, onFirst, keepOffline);
  } catch {
    // The browser has no more contexts to give: the drawing stays.
    return null;
  }
}

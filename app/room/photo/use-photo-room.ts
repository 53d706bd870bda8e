import { useState } from 'react';
import type { KeptStanding } from '#app/pwa/garden-photos/keep-photo';
import type { Place } from '#domain/room/drawing/projection';
import type { Point } from '#domain/room/drawing/shapes';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { baseCorners, cameraFromPegs, type SureCamera } from '#domain/room/photo/camera-from-pegs';
import { measure, type Measured } from '#domain/room/photo/measure';
import type { PegFault } from '#domain/room/photo/peg-fault';
import { viewThrough, type PhotoCamera } from '#domain/room/photo/photo-camera';
import {
  firstGuess,
  pushed,
  pushedBy,
  steppedBack,
  tiltedBy,
  turnedBy,
} from '#domain/room/photo/stand';
import type { GardenPhoto } from './reading/read-photo';

/**
 * What is done in the photograph: the room is pushed about, its pegs are marked, its light is set, what stands in front
 * of it is painted, or a distance is marked.
 */
export type Mode = 'move' | 'pegs' | 'light' | 'front' | 'measure';

/** How a room stands in a photograph, and what changes it. */
export interface PhotoRoom {
  readonly camera: PhotoCamera;
  readonly mode: Mode;
  readonly enter: (mode: Mode) => void;
  readonly pegs: readonly Point[];
  readonly fault: PegFault | null;
  readonly setPeg: (index: number, at: Point) => void;
  /** The ends of what is measured. */
  readonly marks: readonly Point[];
  readonly setMark: (index: number, at: Point) => void;
  /** Null until the pegs have told where the ground is. */
  readonly measured: Measured | 'sky' | 'unsure' | null;
  /** Whether the pegs have said where the room stands. */
  readonly isPegged: boolean;
  readonly push: (from: Point, to: Point) => void;
  readonly pushBy: (metres: Point) => void;
  readonly turn: (radians: number) => void;
  readonly tilt: (by: { pitch?: number; roll?: number }) => void;
  /** Back to the first guess. */
  readonly startAgain: () => void;
  /** How it stands, to be kept with the photograph. It is another object with every change. */
  readonly toKeep: Standing;
}

interface Standing {
  /** What stands there: the room may be changed while it does. */
  readonly shell: ShellMeasures;
  readonly camera: PhotoCamera;
  readonly pegs: readonly Point[];
  readonly fault: PegFault | null;
  /** By the pegs as they were last right. */
  readonly sure: SureCamera | null;
  readonly marks: readonly Point[];
}

/**
 * The room in a photograph, from where it stood or from the first guess on. What cannot be leaves everything as it was.
 *
 * @param kept as it stood when the photograph was kept
 */
export function usePhotoRoom(
  photo: GardenPhoto,
  { width, depth }: ShellMeasures,
  kept: KeptStanding | null,
): PhotoRoom {
  const [mode, setMode] = useState<Mode>('move');
  const [latest, stand] = useState<Standing>(() => kept ?? guessed(photo, { width, depth }));
  const isChanged = latest.shell.width !== width || latest.shell.depth !== depth;
  const standing = isChanged ? changed(latest, { width, depth }) : latest;
  if (isChanged) stand(standing);
  const { shell, camera, pegs, fault, sure, marks } = standing;
  const look = (change: (camera: PhotoCamera) => PhotoCamera | null) =>
    stand((old) => {
      const next = change(old.camera);
      return next === null ? old : { ...old, camera: next, pegs: pegsOf(next, shell), fault: null };
    });
  return {
    camera,
    mode,
    enter(next) {
      setMode(next);
      if (next === 'measure')
        stand((old) => (old.marks.length > 0 ? old : { ...old, marks: firstMarks(old) }));
    },
    pegs,
    fault,
    setPeg: (index, at) =>
      stand((old) => {
        const set = old.pegs.map((peg, n) => (n === index ? at : peg));
        const found = cameraFromPegs({ shell, pegs: set, photo, focal: photo.focal });
        return typeof found === 'string'
          ? { ...old, pegs: set, fault: found }
          : { ...old, pegs: set, fault: null, sure: found, camera: found.camera };
      }),
    marks,
    setMark: (index, at) =>
      stand((old) => ({ ...old, marks: old.marks.map((mark, n) => (n === index ? at : mark)) })),
    measured: measuredBy(sure, marks),
    isPegged: sure !== null,
    push: (from, to) => look((old) => pushed(old, shell, from, to)),
    pushBy: (by) => look((old) => pushedBy(old, shell, by)),
    turn: (radians) => look((old) => turnedBy(old, shell, radians)),
    tilt: (by) => look((old) => tiltedBy(old, shell, by)),
    startAgain: () => stand(guessed(photo, shell)),
    toKeep: standing,
  };
}

function guessed(photo: GardenPhoto, shell: ShellMeasures): Standing {
  const { width, height, focal } = photo;
  const camera = firstGuess({ width, height }, shell, focal);
  const pegs = pegsOf(camera, shell);
  return { shell, camera, pegs, fault: null, sure: null, marks: [] };
}

/** A room of other measures in the same place: its front left corner stays, and what was measured is as true. */
function changed(old: Standing, shell: ShellMeasures): Standing {
  const camera = steppedBack(old.camera, shell);
  return { ...old, shell, camera, pegs: pegsOf(camera, shell), fault: null };
}

/** The corners of the base as they are seen. */
function pegsOf(camera: PhotoCamera, shell: ShellMeasures): Point[] {
  const { project } = viewThrough(camera);
  return baseCorners(shell).map(([x, y]) => project([x, y, 0]) ?? [0, 0]);
}

/** From the front to whoever takes the photograph. */
function firstMarks({ camera, shell: { width } }: Standing): Point[] {
  const { project } = viewThrough(camera);
  const [x, y] = [width / 2, 0];
  const nearer: Place = [x + (camera.at[0] - x) * 0.4, y + (camera.at[1] - y) * 0.4, 0];
  return [[x, y, 0] as const, nearer].map((place) => project(place) ?? [0, 0]);
}

function measuredBy(sure: SureCamera | null, [from, to]: readonly Point[]) {
  return sure && from && to ? measure(sure, from, to) : null;
}

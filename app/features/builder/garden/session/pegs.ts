import {
  BoxGeometry,
  CanvasTexture,
  DoubleSide,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import type { ShellMeasures } from '#domain/geometry/walls';
import { diagonal } from '#domain/drawing/plan/peg-out';
import { metres } from '#domain/drawing/plan/metres';

/** A peg and a string, as they are sold for lawns. Metres. */
const [PEG, PEG_HEIGHT, STRING] = [0.04, 0.4, 0.015];
/** A distance on the ground, and how far from its string it is. Metres. */
const [LABEL_WIDTH, LABEL_HEIGHT, BESIDE] = [1.2, 0.3, 0.3];
/** It leans towards whoever stands before it: flat, nobody could read it from a few metres. Radians. */
const LEANING = 0.7;
/** Pixels of a label for each metre. */
const FINE = 512;
const [ORANGE, WHITE, DARK] = ['#ff6a13', '#ffffff', '#17211c'];

/**
 * Four pegs at the outer corners of the walls with strings between them, and their distances on the ground: width,
 * depth and a diagonal, in the model's axes.
 */
export function pegs({ width, depth }: ShellMeasures): Group {
  const [x, z] = [width / 2, depth / 2];
  const across = diagonal({ width, depth });
  const group = new Group();
  for (const corner of [[-x, z], [x, z], [x, -z], [-x, -z]] as const) group.add(peg(...corner)); // prettier-ignore
  group.add(
    string(width, [0, z], 0),
    string(width, [0, -z], 0),
    string(depth, [x, 0], Math.PI / 2),
    string(depth, [-x, 0], Math.PI / 2),
    string(across, [0, 0], Math.atan2(depth, width)),
    label(width, [0, z + BESIDE], 0),
    label(width, [0, -z - BESIDE], Math.PI),
    label(depth, [x + BESIDE, 0], Math.PI / 2),
    label(depth, [-x - BESIDE, 0], -Math.PI / 2),
    // Beside the diagonal, off its middle.
    label(across, beside(width, depth), Math.atan2(depth, width)),
  );
  return group;
}

function peg(x: number, z: number): Mesh {
  const one = new Mesh(new BoxGeometry(PEG, PEG_HEIGHT, PEG), new MeshBasicMaterial({ color: ORANGE, toneMapped: false })); // prettier-ignore
  one.position.set(x, PEG_HEIGHT / 2, z);
  return one;
}

/** @param turned from left to right as seen from the front, towards the back. Radians */
function string(length: number, [x, z]: readonly [number, number], turned: number): Mesh {
  const one = new Mesh(new BoxGeometry(length, STRING, STRING), new MeshBasicMaterial({ color: WHITE, toneMapped: false })); // prettier-ignore
  one.position.set(x, STRING / 2, z);
  one.rotation.y = turned;
  return one;
}

function label(length: number, [x, z]: readonly [number, number], turned: number): Mesh {
  const map = new CanvasTexture(written(metres(length)));
  map.colorSpace = SRGBColorSpace;
  map.anisotropy = 8;
  const surface = new MeshBasicMaterial({ map, side: DoubleSide, toneMapped: false });
  const one = new Mesh(new PlaneGeometry(LABEL_WIDTH, LABEL_HEIGHT), surface);
  one.position.set(x, (LABEL_HEIGHT / 2) * Math.sin(LEANING), z);
  one.rotation.set(LEANING - Math.PI / 2, turned, 0, 'YXZ');
  return one;
}

function written(words: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = LABEL_WIDTH * FINE;
  canvas.height = LABEL_HEIGHT * FINE;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = WHITE;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = DARK;
  context.font = `600 ${canvas.height * 0.72}px sans-serif`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, canvas.width / 2, canvas.height * 0.53);
  return canvas;
}

/** A point beside the diagonal from the front left to the back right corner, a quarter along it. */
function beside(width: number, depth: number): readonly [number, number] {
  const length = Math.hypot(width, depth);
  const [across, behind] = [width / length, depth / length];
  return [-width / 4 + BESIDE * behind, depth / 4 + BESIDE * across];
}

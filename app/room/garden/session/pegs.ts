import {
  BoxGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  Sprite,
  SpriteMaterial,
  SRGBColorSpace,
} from 'three';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { diagonal } from '#domain/room/drawing/plan/peg-out';
import { metres } from '#domain/room/drawing/plan/metres';

/** A peg and a string, as they are sold for lawns. Metres. */
const [PEG, PEG_HEIGHT, STRING] = [0.04, 0.4, 0.015];
/** Where a distance floats: off its string, so that walls do not cut it, and above the ground. Metres. */
const [BESIDE, ABOVE] = [0.45, 0.3];
/** Its height at a metre from the eye: it is as large from anywhere, about a line of the screen's words. Metres. */
const TALL = 0.048;
/** Pixels of its picture. */
const HIGH = 96;
const [ORANGE, WHITE, DARK] = ['#ff6a13', '#ffffff', '#17211c'];

/**
 * Four pegs at the outer corners of the walls with strings between them, and their distances beside these: width,
 * depth and a diagonal, in the model's axes.
 */
export function pegs({ width, depth }: ShellMeasures): Group {
  const [x, z] = [width / 2, depth / 2];
  const across = diagonal({ width, depth });
  const group = new Group();
  for (const corner of [[-x, z], [x, z], [x, -z], [-x, -z]] as const) group.add(peg(...corner)); // oxfmt-ignore
  group.add(
    string(width, [0, z], 0),
    string(width, [0, -z], 0),
    string(depth, [x, 0], Math.PI / 2),
    string(depth, [-x, 0], Math.PI / 2),
    string(across, [0, 0], Math.atan2(depth, width)),
    label(width, [0, z + BESIDE]),
    label(width, [0, -z - BESIDE]),
    label(depth, [x + BESIDE, 0]),
    label(depth, [-x - BESIDE, 0]),
    // On its string, off the middle, where it would come between the two widths.
    label(across, [-0.4 * x, 0.4 * z]),
  );
  return group;
}

function peg(x: number, z: number): Mesh {
  const one = new Mesh(new BoxGeometry(PEG, PEG_HEIGHT, PEG), new MeshBasicMaterial({ color: ORANGE, toneMapped: false })); // oxfmt-ignore
  one.position.set(x, PEG_HEIGHT / 2, z);
  return one;
}

/** @param turned from left to right as seen from the front, towards the back. Radians */
function string(length: number, [x, z]: readonly [number, number], turned: number): Mesh {
  const one = new Mesh(new BoxGeometry(length, STRING, STRING), new MeshBasicMaterial({ color: WHITE, toneMapped: false })); // oxfmt-ignore
  one.position.set(x, STRING / 2, z);
  one.rotation.y = turned;
  return one;
}

/** Faces whoever looks, from wherever. */
function label(length: number, [x, z]: readonly [number, number]): Sprite {
  const picture = written(metres(length));
  const map = new CanvasTexture(picture);
  map.colorSpace = SRGBColorSpace;
  const one = new Sprite(
    new SpriteMaterial({ map, sizeAttenuation: false, toneMapped: false, depthWrite: false }),
  );
  one.position.set(x, ABOVE, z);
  one.scale.set((TALL * picture.width) / picture.height, TALL, 1);
  return one;
}

/** Dark words on white with a dark edge: they are read before lawn, wall and sky. */
function written(words: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const font = `600 ${HIGH * 0.62}px ${getComputedStyle(document.body).fontFamily}`;
  context.font = font;
  canvas.width = Math.ceil(context.measureText(words).width + HIGH * 0.7);
  canvas.height = HIGH;
  context.beginPath();
  context.roundRect(3, 3, canvas.width - 6, HIGH - 6, HIGH * 0.16);
  context.fillStyle = WHITE;
  context.fill();
  context.lineWidth = 4;
  context.strokeStyle = DARK;
  context.stroke();
  // Its size has been set since, which forgets the font.
  context.font = font;
  context.fillStyle = DARK;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, canvas.width / 2, HIGH * 0.54);
  return canvas;
}

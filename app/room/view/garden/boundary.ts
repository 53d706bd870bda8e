import { BoxGeometry, Group, InstancedMesh, Matrix4, Mesh, MeshStandardMaterial } from 'three';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Plot } from '#domain/room/scene/outside/plot';
import { inSunlight } from '#app/room/view/light/shadow-layers';
import { reflectionsOnly } from '#app/room/view/surfaces/reflections-only';
import type { Textures } from '#app/room/view/textures';

/** Metres. */
const FENCE = { high: 1.8, thick: 0.05, panel: 1.83 };
const HEDGE = { high: 1.75, thick: 0.8 };

/** Where each side of the garden ends, in the model's axes: a line along x or z. */
export interface Side {
  readonly side: WallSide;
  readonly from: readonly [x: number, z: number];
  readonly to: readonly [x: number, z: number];
}

/** The four sides of a garden; behind an extension its house stands. */
export function sidesOf({ width, depth, fence, house }: Plot): Side[] {
  const [left, right] = [fence.left - width / 2, fence.right - width / 2];
  const [front, back] = [depth / 2 - fence.front, depth / 2 - fence.back];
  const sides: Side[] = [
    { side: 'left', from: [left, front], to: [left, back] },
    { side: 'right', from: [right, back], to: [right, front] },
    { side: 'front', from: [right, front], to: [left, front] },
  ];
  return house ? sides : [...sides, { side: 'back', from: [left, back], to: [right, back] }];
}

/** Fences to the left and behind, hedges to the right and in front, each in a group of its own. */
export function boundary(plot: Plot, textures: Textures): Map<WallSide, Group> {
  const boards = wall(textures, 'fence-boards');
  const leaves = wall(textures, 'hedge');
  const posts = new MeshStandardMaterial({ color: 0x8f8c86, roughness: 0.9, envMapIntensity: 0.3 });
  posts.onBeforeCompile = reflectionsOnly;
  const built = sidesOf(plot).map((side): [WallSide, Group] => {
    const isFence = side.side === 'left' || side.side === 'back';
    const group = isFence ? fence(side, boards, posts) : hedge(side, leaves);
    const [[x, z], [toX, toZ]] = [side.from, side.to];
    group.position.set((x + toX) / 2, 0, (z + toZ) / 2);
    group.rotation.y = -Math.atan2(toZ - z, toX - x);
    return [side.side, group];
  });
  return new Map(built);
}

function wall(textures: Textures, name: string): MeshStandardMaterial {
  const surface = new MeshStandardMaterial({
    map: textures.get(name),
    normalMap: textures.get(`${name}-normal`, { colour: false }),
    color: name === 'hedge' ? 0xdfe8c4 : 0xe6dccd,
    roughness: 0.95,
    envMapIntensity: 0.25,
  });
  surface.onBeforeCompile = reflectionsOnly;
  return surface;
}

function lengthOf({ from, to }: Side): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

function fence(side: Side, boards: MeshStandardMaterial, posts: MeshStandardMaterial): Group {
  const length = lengthOf(side);
  const panels = new Mesh(box(length, FENCE.high, FENCE.thick, 1.2, 1.8), boards);
  inSunlight(panels);
  const count = Math.ceil(length / FENCE.panel) + 1;
  const post = new InstancedMesh(new BoxGeometry(0.1, 1.88, 0.1), posts, count);
  for (let n = 0; n < count; n += 1) {
    const x = Math.min(n * FENCE.panel, length) - length / 2;
    post.setMatrixAt(n, new Matrix4().makeTranslation(x, 0.94, 0));
  }
  inSunlight(post);
  return new Group().add(panels, post);
}

/** Clipped by hand: its faces are not quite flat. */
function hedge(side: Side, leaves: MeshStandardMaterial): Group {
  const length = lengthOf(side);
  const geometry = box(length, HEDGE.high, HEDGE.thick, 1.2, 1.2, Math.ceil(length * 3), 4);
  const position = geometry.getAttribute('position');
  for (let n = 0; n < position.count; n += 1) {
    const [x, y, z] = [position.getX(n), position.getY(n), position.getZ(n)];
    const rough = Math.sin(x * 7.1 + z * 3) * 0.02 + Math.sin(x * 2.3 + y * 5.7) * 0.025;
    position.setXYZ(n, x, y + (y > 1.6 ? rough * 1.4 : 0), z + Math.sign(z) * rough);
  }
  geometry.computeVertexNormals();
  const mesh = new Mesh(geometry, leaves);
  inSunlight(mesh);
  return new Group().add(mesh);
}

/** A box on the ground whose uvs are metres by the size of a tile. */
function box(
  long: number,
  high: number,
  thick: number,
  tileX: number,
  tileY: number,
  along = 1,
  up = 1,
) {
  const geometry = new BoxGeometry(long, high, thick, along, up, 1).translate(0, high / 2, 0);
  const [position, normal, uv] = ['position', 'normal', 'uv'].map((name) =>
    geometry.getAttribute(name),
  );
  if (!position || !normal || !uv) return geometry;
  for (let n = 0; n < uv.count; n += 1) {
    const isTop = Math.abs(normal.getY(n)) > 0.5;
    const across = Math.abs(normal.getX(n)) > 0.5 ? position.getZ(n) : position.getX(n);
    uv.setXY(n, across / tileX, (isTop ? position.getZ(n) : position.getY(n)) / tileY);
  }
  return geometry;
}

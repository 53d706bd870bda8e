import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { Mesh } from '#domain/room/model/mesh';
import { IN_ROOM, type Part, type Solid, type Triangles } from './solid';

/** How many corners there is space for at first; doubled whenever it is used up. */
const FIRST = 256;

/** The corners and triangles of solids in the model's axes (see `inModel`). */
export class Shape implements Triangles {
  private positions = new Float32Array(3 * FIRST);
  private normals = new Float32Array(3 * FIRST);
  private uvs = new Float32Array(2 * FIRST);
  private indices = new Uint32Array(6 * FIRST);
  private corners = 0;
  private ends = 0;
  /** The axes of the solid that is being drawn, and whether it is mirrored in them. */
  private axes = IN_ROOM;
  private isMirrored = false;

  constructor(private readonly shell: ShellMeasures) {}

  /** How many triangles there are so far. */
  get triangles(): number {
    return this.ends / 3;
  }

  add({ axes, draw }: Solid, part: Part): void {
    const { across, behind } = axes;
    this.axes = axes;
    this.isMirrored = across[0] * behind[1] - across[1] * behind[0] < 0;
    draw(this, part);
  }

  corner(
    x: number,
    y: number,
    z: number,
    normalX: number,
    normalY: number,
    normalZ: number,
    u: number,
    v: number,
  ): number {
    const { origin, across, behind } = this.axes;
    const number = this.corners;
    if (2 * number === this.uvs.length) this.makeSpace();
    const at = 3 * number;
    this.positions[at] = origin[0] + x * across[0] + y * behind[0] - this.shell.width / 2;
    this.positions[at + 1] = origin[2] + z;
    this.positions[at + 2] = this.shell.depth / 2 - (origin[1] + x * across[1] + y * behind[1]);
    this.normals[at] = normalX * across[0] + normalY * behind[0];
    this.normals[at + 1] = normalZ;
    this.normals[at + 2] = -(normalX * across[1] + normalY * behind[1]);
    this.uvs[2 * number] = u;
    this.uvs[2 * number + 1] = v;
    this.corners = number + 1;
    return number;
  }

  triangle(a: number, b: number, c: number): void {
    const at = this.ends;
    if (at === this.indices.length) this.indices = larger(this.indices, new Uint32Array(2 * at));
    this.indices[at] = a;
    this.indices[at + 1] = this.isMirrored ? c : b;
    this.indices[at + 2] = this.isMirrored ? b : c;
    this.ends = at + 3;
  }

  /** The lists of all that was added. */
  lists(): Pick<Mesh, 'positions' | 'normals' | 'uvs' | 'indices'> {
    const { corners, ends } = this;
    return {
      positions: this.positions.slice(0, 3 * corners),
      normals: this.normals.slice(0, 3 * corners),
      uvs: this.uvs.slice(0, 2 * corners),
      indices: this.indices.slice(0, ends),
    };
  }

  private makeSpace(): void {
    const { positions, normals, uvs } = this;
    this.positions = larger(positions, new Float32Array(2 * positions.length));
    this.normals = larger(normals, new Float32Array(2 * normals.length));
    this.uvs = larger(uvs, new Float32Array(2 * uvs.length));
  }
}

/** A longer list that begins with another. */
function larger<List extends Float32Array | Uint32Array>(list: List, longer: List): List {
  longer.set(list);
  return longer;
}

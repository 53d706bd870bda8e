import type { MaterialName } from './materials';

/** A point or a direction: across to the right, up, and towards whoever looks at the front. Metres. */
export type Vec3 = readonly [x: number, y: number, z: number];

/** What a mesh is of, so that a renderer can light or hide it for itself. */
export type Role =
  | 'shell'
  | 'roof'
  | 'opening'
  | 'lining'
  | 'fitting'
  | 'furniture'
  | 'ground'
  | 'house';

/** How a leaf opens; at a share of 1, all the way. */
type Motion =
  /** About an upright axis, in radians, anticlockwise as seen from above. */
  | { readonly kind: 'turns'; readonly about: Vec3; readonly by: number }
  | { readonly kind: 'slides'; readonly by: Vec3 };

/** The leaf of a door or of patio glass. */
export interface Leaf {
  /** The opening's id in the plan: "door-1". */
  readonly opening: string;
  readonly motion: Motion;
}

/** All triangles of one material and role; of a leaf that opens, its own. Anticlockwise from outside. */
export interface Mesh {
  readonly material: MaterialName;
  readonly role: Role;
  readonly leaf?: Leaf;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Metres; grain runs along v, which points up on walls and up the slope on roofs. */
  readonly uvs: Float32Array;
  readonly indices: Uint32Array;
}

/** 'full' has every board; 'phone' far fewer triangles. */
export type Detail = 'full' | 'phone';

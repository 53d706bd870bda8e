import { Group } from 'three';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Vec3 } from '#domain/room/model/mesh';
import type { Plot } from '#domain/room/scene/outside/plot';
import type { Textures } from '#app/room/view/textures';
import type { Mood } from '#app/room/view/light/moods';
import { dispose } from '#app/room/view/dispose';
import { boundary, sidesOf } from './boundary';
import type { Exposure } from './exposed';
import { Lawn } from './lawn';
import { planting, type Plant } from './planting';
import { Plants } from './plants';
import { Sky } from './sky';

/** A fence is taken away before somebody who stands outside of it, or right at it. Metres. */
const AT_FENCE = 0.7;
/** Plants nearer to the room than this stay, wherever one looks from. Metres. */
const BY_ROOM = 1.2;

/** Lawn, boundary, plants and sky around a room. */
export class Garden {
  readonly group = new Group();
  private readonly sky: Sky;
  private readonly lawn: Lawn;
  private readonly sides: Map<WallSide, Group>;
  private readonly plants: Plants;

  constructor(
    private readonly plot: Plot,
    textures: Textures,
    exposure: Exposure,
  ) {
    this.sky = new Sky(textures, exposure);
    this.lawn = new Lawn(plot, textures);
    this.sides = boundary(plot, textures);
    this.plants = new Plants(planting(plot), textures, exposure);
    this.group.add(this.sky.mesh, this.lawn.mesh, this.plants.group, ...this.sides.values());
  }

  /** @param sunset the sun's azimuth, where it is known */
  light(mood: Mood, sunset?: number): void {
    this.sky.show(mood, sunset);
    this.plants.tint(mood.plants);
  }

  /** Takes away what stands between the eye and the room. */
  clearFor(eye: Vec3): void {
    const [x, , z] = eye;
    const away = Math.hypot(x, z);
    for (const { side, from, to } of sidesOf(this.plot)) {
      const group = this.sides.get(side);
      const [alongX, alongZ] = [to[0] - from[0], to[1] - from[1]];
      const length = Math.hypot(alongX, alongZ);
      const within = (-alongZ * (x - from[0]) + alongX * (z - from[1])) / length;
      if (group) group.visible = within > AT_FENCE;
    }
    this.lawn.bedsAlong((side) => this.sides.get(side)?.visible === true);
    const { width, depth } = this.plot;
    const isInside = Math.abs(x) < width / 2 && Math.abs(z) < depth / 2;
    const shown = ({ at }: Plant) =>
      isInside ||
      (at[0] * x + at[1] * z) / away < 2.2 ||
      (Math.abs(at[0]) < width / 2 + BY_ROOM && Math.abs(at[1]) < depth / 2 + BY_ROOM);
    this.plants.face(eye, shown);
  }

  dispose(): void {
    this.plants.dispose();
    this.sky.dispose();
    dispose(this.group);
  }
}

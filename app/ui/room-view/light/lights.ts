import { Color, DirectionalLight, Group, HemisphereLight, PointLight } from 'three';
import type { Vec3 } from '#domain/model/mesh';
import type { Model } from '#domain/model/model';
import type { Mood } from './moods';
import { SAMPLES, skyAt, sunAt, towards, type Sun } from './samples';

/** Half the width of what throws shadows, and how far lights stand off. Metres. */
const [REACH, OFF] = [9.5, 24];
/** Spots under the roof. Their number is fixed: another one would compile every surface again. */
const SPOTS = 3;
/** By night, the lamp is in so many places: each draws the room into the six sides of its shadow. */
const LAMP_PLACES = 4;
const WARM: Vec3 = [1, 0.7, 0.4];
const LAMPLIGHT: Vec3 = [1, 0.76, 0.48];

/**
 * Sun, sky and lamps. While the view moves, sun and lamps throw shadows and the sky lights evenly; while it is
 * still, each picture has the sky's light from another direction, with its shadow.
 */
export class Lights {
  readonly group = new Group();
  private readonly sun = directional(2048, 2);
  private readonly sky = directional(1024, 3);
  private readonly around = new HemisphereLight(0xffffff, 0x000000, 1);
  private readonly lamp = new PointLight(new Color(...LAMPLIGHT), 0, 0, 1.6);
  private readonly spots = Array.from(
    { length: SPOTS },
    () => new PointLight(new Color(...WARM), 0, 3.2, 1.2),
  );
  private lampAt: Vec3 = [0, 2.2, 0];

  constructor() {
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(512, 512);
    this.lamp.shadow.bias = -0.002;
    this.lamp.shadow.normalBias = 0.02;
    this.lamp.shadow.radius = 4;
    this.lamp.shadow.camera.near = 0.05;
    this.lamp.shadow.camera.far = 14;
    this.lamp.shadow.autoUpdate = false;
    this.group.add(this.sun, this.sun.target, this.sky, this.sky.target, this.around, this.lamp);
    this.group.add(...this.spots);
  }

  /** Puts the lamps where the model has them, or one in the middle of the ceiling. */
  place({ lamps, bounds }: Model, ceiling: number, front: number): void {
    const [pendant] = lamps.filter(({ kind }) => kind === 'pendant');
    // Above the shade, which lets it through: below it, only the floor would be lit.
    this.lampAt = [pendant?.at[0] ?? 0, ceiling - 0.3, pendant?.at[2] ?? 0];
    this.lamp.position.set(...this.lampAt);
    const width = bounds.max[0] - bounds.min[0];
    for (const [n, spot] of this.spots.entries())
      spot.position.set(width * ((n + 0.5) / SPOTS - 0.5) * 0.86, ceiling - 0.16, front + 0.24);
    this.lamp.shadow.needsUpdate = true;
  }

  /** For the picture shown at once. @param inside whether somebody stands in the room */
  forMoving(mood: Mood, sun: Sun, inside: boolean): void {
    this.common(mood, inside);
    this.aim(this.sun, towards(sun));
    this.sky.intensity = 0;
    this.sky.shadow.autoUpdate = false;
    // Under a roof the even light of the sky is mostly shaded.
    this.around.color.setRGB(...(inside ? scaled(mood.bounce, 1.15) : scaled(mood.sky, 0.9)));
  }

  /** For the n-th of the pictures that are added up. */
  forStill(n: number, mood: Mood, sun: Sun, inside: boolean): void {
    this.common(mood, inside);
    this.aim(this.sun, sunAt(n, sun));
    this.aim(this.sky, skyAt(n));
    this.sky.color.setRGB(...mood.sky);
    // Level ground gets its share of each direction evenly: see `skyAt`.
    this.sky.intensity = 1 / Math.max(0.12, skyAt(n)[1]);
    this.sky.shadow.autoUpdate = true;
    this.around.color.setRGB(...scaled(mood.bounce, inside ? 0.75 : 0.3));
    if (mood.sun[0] === 0 && n % (SAMPLES / LAMP_PLACES) === 0) this.jitterLamp(n);
  }

  /** Draws the shadows again that are otherwise kept. */
  renew(): void {
    this.lamp.shadow.needsUpdate = true;
  }

  dispose(): void {
    for (const light of [this.sun, this.sky, this.lamp, ...this.spots]) light.dispose();
  }

  private common(mood: Mood, inside: boolean): void {
    this.sun.color.setRGB(...mood.sun);
    // After sunset its shadow is not worth drawing.
    this.sun.shadow.autoUpdate = mood.sun[0] > 0;
    this.around.groundColor.setRGB(...(inside ? mood.bounce : mood.ground));
    this.lamp.intensity = mood.lamp;
    for (const spot of this.spots) spot.intensity = mood.spots;
  }

  private aim(light: DirectionalLight, [x, y, z]: Vec3): void {
    light.position.set(x * OFF, Math.max(0.02, y) * OFF, z * OFF);
  }

  private jitterLamp(n: number): void {
    const [x, y, z] = skyAt(n * 3 + 1);
    const [atX, atY, atZ] = this.lampAt;
    this.lamp.position.set(atX + x * 0.12, atY - y * 0.05, atZ + z * 0.12);
    this.lamp.shadow.needsUpdate = true;
  }
}

function directional(size: number, radius: number): DirectionalLight {
  const light = new DirectionalLight(0xffffff, 1);
  const { shadow } = light;
  light.castShadow = true;
  shadow.mapSize.set(size, size);
  Object.assign(shadow.camera, { left: -REACH, right: REACH, top: REACH, bottom: -REACH, near: 1, far: 2 * OFF }); // prettier-ignore
  shadow.bias = -0.0003;
  shadow.normalBias = 0.025;
  shadow.radius = radius;
  return light;
}

function scaled([r, g, b]: Vec3, by: number): Vec3 {
  return [r * by, g * by, b * by];
}

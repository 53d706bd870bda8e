import {
  CircleGeometry, Color, DirectionalLight, Group, HemisphereLight, InstancedMesh, Matrix4, MeshBasicMaterial, PointLight,
  type IUniform,
} from 'three'; // oxfmt-ignore
import { roofTopAt } from '#domain/room/drawing/surfaces/roof-edge';
import type { Room } from '#domain/room/geometry/room';
import type { Vec3 } from '#domain/room/model/mesh';
import type { Model } from '#domain/room/model/model';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { dispose } from '#app/room/view/dispose';
import type { Mood } from './moods';
import { SAMPLES, skyAt, sunAt, towards } from './samples';
import { LAMPLIT, SUNLIT } from './shadow-layers';

/** Half the width of what throws shadows, and how far lights stand off. Metres. */
const [REACH, OFF] = [9.5, 24];
/** Spots under the roof. Their number is fixed: another one would compile every surface again. */
const SPOTS = 3;
/** In the middle of the overhang, and how wide what is seen of them. Metres. */
const [SPOTS_OUT, SPOT_WIDE] = [0.15, 0.075];
/** The sun moves with every so many pictures: its disc is small. */
const SUN_EVERY = 4;
/** By night the lamp is in so many places: each draws the room into the six sides of its shadow, in a picture without a new one of the sky. */
const LAMP_EVERY = SAMPLES / 4;
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
  /** What is seen of the spots. */
  private readonly faces = new InstancedMesh(
    new CircleGeometry(SPOT_WIDE / 2, 16).rotateX(Math.PI / 2),
    new MeshBasicMaterial(),
    SPOTS,
  );
  private lampAt: Vec3 = [0, 2.2, 0];

  /** @param indoors what the room's own surfaces give to one another */
  constructor(private readonly indoors: IUniform<Color>) {
    this.lamp.castShadow = true;
    this.lamp.shadow.mapSize.set(512, 512);
    this.lamp.shadow.bias = -0.002;
    this.lamp.shadow.normalBias = 0.02;
    this.lamp.shadow.radius = 4;
    this.lamp.shadow.camera.near = 0.05;
    this.lamp.shadow.camera.far = 14;
    this.lamp.shadow.autoUpdate = false;
    this.lamp.shadow.camera.layers.set(LAMPLIT);
    this.group.add(this.sun, this.sun.target, this.sky, this.sky.target, this.around, this.lamp);
    this.group.add(...this.spots, this.faces);
    this.faces.frustumCulled = false;
  }

  /** Puts the lamps where the model has them, and spots under the roof; without electrics, one lamp in the middle. */
  place({ lamps }: Model, room: Room): void {
    const ceiling = room.floorLevel + room.inside.height;
    const [pendant] = lamps.filter(({ kind }) => kind === 'pendant');
    // Above the shade, which lets it through: below it, only the floor would be lit, and higher up the ceiling burns out.
    this.lampAt = [pendant?.at[0] ?? 0, ceiling - 0.45, pendant?.at[2] ?? 0];
    this.lamp.position.set(...this.lampAt);
    const under = roofTopAt(room, -SPOTS_OUT) - room.roof.thickness;
    for (const [n, spot] of this.spots.entries()) {
      const x = room.width * ((n + 0.5) / SPOTS - 0.5) * 0.86;
      // Below its face, which it would light up otherwise.
      spot.position.set(x, under - 0.07, room.depth / 2 + SPOTS_OUT);
      this.faces.setMatrixAt(
        n,
        new Matrix4().makeTranslation(x, under - 0.001, room.depth / 2 + SPOTS_OUT),
      );
    }
    this.faces.instanceMatrix.needsUpdate = true;
    this.faces.visible = lamps.length > 0;
    this.lamp.shadow.needsUpdate = true;
  }

  /** For the picture shown at once. */
  forMoving(mood: Mood, sun: RoomSun): void {
    this.common(mood);
    this.aim(this.sun, towards(sun));
    // After sunset its shadow is not worth drawing.
    this.sun.shadow.autoUpdate = !isDark(mood);
    this.sky.intensity = 0;
    this.sky.shadow.autoUpdate = false;
    this.around.color.setRGB(...scaled(mood.sky, 0.9));
    // Instead of what comes through the glass from the sky.
    this.indoors.value.setRGB(...scaled(mood.bounce, 1.3));
  }

  /** For the n-th of the pictures that are added up. */
  forStill(n: number, mood: Mood, sun: RoomSun): void {
    this.common(mood);
    const dark = isDark(mood);
    const lampMoves = dark && n % LAMP_EVERY === LAMP_EVERY / 2;
    this.sun.shadow.autoUpdate = !dark && n % SUN_EVERY === 0;
    this.sky.shadow.autoUpdate = !lampMoves;
    // A light stays where its shadow was drawn.
    if (this.sun.shadow.autoUpdate) this.aim(this.sun, sunAt(n / SUN_EVERY, sun));
    if (lampMoves) this.jitterLamp(n);
    else this.lightFrom(skyAt(n), mood.sky);
    this.around.color.setRGB(...scaled(mood.sky, 0.16));
    this.indoors.value.setRGB(...mood.bounce);
  }

  /** Draws the shadows again that are otherwise kept. */
  renew(): void {
    this.lamp.shadow.needsUpdate = true;
  }

  dispose(): void {
    for (const light of [this.sun, this.sky, this.lamp, ...this.spots]) light.dispose();
    dispose(this.faces);
  }

  private common(mood: Mood): void {
    this.sun.color.setRGB(...mood.sun);
    this.around.groundColor.setRGB(...mood.ground);
    this.lamp.intensity = mood.lamp;
    for (const spot of this.spots) spot.intensity = this.faces.visible ? mood.spots : 0;
    this.faces.material.color.setRGB(...scaled(WARM, 0.5 + 12 * mood.spots));
  }

  /** Level ground gets its share of each direction evenly: see `skyAt`. */
  private lightFrom(at: Vec3, colour: Vec3): void {
    this.aim(this.sky, at);
    this.sky.color.setRGB(...colour);
    this.sky.intensity = 1 / Math.max(0.12, at[1]);
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
  shadow.camera.layers.set(SUNLIT);
  Object.assign(shadow.camera, { left: -REACH, right: REACH, top: REACH, bottom: -REACH, near: 1, far: 2 * OFF }); // oxfmt-ignore
  shadow.bias = -0.0003;
  shadow.normalBias = 0.025;
  shadow.radius = radius;
  return light;
}

function isDark({ sun: [red] }: Mood): boolean {
  return red === 0;
}

function scaled([r, g, b]: Vec3, by: number): Vec3 {
  return [r * by, g * by, b * by];
}

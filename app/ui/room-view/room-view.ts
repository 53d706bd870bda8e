import {
  NoToneMapping, PCFShadowMap, PerspectiveCamera, PMREMGenerator, Scene, ShaderChunk, Vector3, WebGLRenderer,
  type WebGLRenderTarget,
} from 'three'; // prettier-ignore
import type { Room } from '#domain/geometry/room';
import { modelOf } from '#domain/model/model';
import type { InsideChoices } from '#domain/scene/inside/draw-inside';
import { plotAround } from '#domain/scene/outside/plot';
import type { PictureSize } from '#domain/scene/scene';
import type { Light } from '#app/ui/stage/colour';
import { eyeBetween, frustumOf, type Eye } from './camera/eye';
import { Film } from './film/film';
import { still } from './film/still';
import { Garden } from './garden/garden';
import { GardenPieces } from './garden/pieces';
import { seating } from './garden/seating';
import { Lights } from './light/lights';
import { moodOf } from './light/moods';
import { pixelAt, SAMPLES, type Sun } from './light/samples';
import { RoomMeshes } from './surfaces/room-meshes';
import { Surfaces } from './surfaces/surfaces';
import { Textures } from './textures';

// The even light of the sky comes from lights, which the room shades; the surroundings give reflections only.
ShaderChunk.lights_fragment_maps = ShaderChunk.lights_fragment_maps.replace(
  'iblIrradiance += getIBLIrradiance( geometryNormal );',
  '',
);

/** A garden wall seen from afar, and the near edge of what is seen. Metres. */
const [NEAR, FAR] = [0.08, 120];
/** Pixels of the picture at most: beyond, no eye sees a difference and phones grow warm. */
const MOST_PIXELS = 1_500_000;
/** After so many pictures their mean is smooth enough to begin to take the place of the first one. */
const [FADE_FROM, FADE_TO] = [10, 30];

/** From one place to the next. */
const WALK_MS = 700;

export interface Seen {
  readonly room: Room;
  readonly choices: InsideChoices;
  readonly light: Light;
  readonly sun: Sun;
}

/**
 * The room in its garden on a canvas, in real time. Draws only when something has changed, and then until the picture
 * is smooth: at rest nothing runs.
 */
export class RoomView {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly film: Film;
  private readonly lights = new Lights();
  private readonly textures: Textures;
  private readonly surfaces: Surfaces;
  private readonly meshes: RoomMeshes;
  private readonly pieces = new GardenPieces(() => this.restart());
  private readonly exposure = { value: 1 };
  private garden: { readonly of: string; readonly garden: Garden } | null = null;
  private reflections: WebGLRenderTarget | null = null;
  private reflected = '';
  private seen: Seen | null = null;
  private eye: Eye | null = null;
  private wanted: Eye | null = null;
  private way: { readonly from: Eye; readonly start: number } | null = null;
  private size: PictureSize = { width: 1, height: 1 };
  private count = 0;
  private frame = 0;

  /**
   * @param onFirst called with each first picture, once all textures are there
   * @param onSettled called when the light is smooth, and nothing more is drawn
   * @throws Error when the device has no WebGL 2
   */
  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly onFirst: () => void,
    private readonly onSettled: () => void,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: false, depth: false, powerPreference: 'high-performance' }); // prettier-ignore
    this.renderer.toneMapping = NoToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    canvas.addEventListener('webglcontextlost', this.lost);
    canvas.addEventListener('webglcontextrestored', this.restored);
    this.film = new Film(this.renderer);
    this.textures = new Textures(
      this.textureCame,
      Math.min(8, this.renderer.capabilities.getMaxAnisotropy()),
    );
    this.surfaces = new Surfaces(this.textures);
    this.meshes = new RoomMeshes(this.surfaces);
    this.scene.add(this.lights.group, this.meshes.group, this.pieces.group);
  }

  /** Shows a room; only what differs from the last one is made again. */
  show(seen: Seen): void {
    const { room, choices } = seen;
    const model = modelOf(room, choices, 'phone');
    this.seen = seen;
    this.surround(room);
    this.meshes.show(model);
    this.lights.place(model, room.floorLevel + room.inside.height, room.depth / 2);
    void this.pieces.show(seating(room, plotAround(room)));
    this.relight();
  }

  /**
   * Looks from another place.
   *
   * @param walk whether to go there, rather than be there at once
   */
  look(eye: Eye, size: PictureSize, walk = false): void {
    const resized = size.width !== this.size.width || size.height !== this.size.height;
    if (resized) this.resize(size);
    this.way = walk && this.eye && !resized ? { from: this.eye, start: performance.now() } : null;
    this.wanted = eye;
    if (!this.way) this.eye = eye;
    this.restart();
  }

  /** Develops the picture as it is once more, so that it can be copied from the canvas in this task. */
  developed(): HTMLCanvasElement {
    this.film.develop(this.exposure.value, this.share());
    return this.canvas;
  }

  /**
   * The picture as it is seen now, as a JPEG made on this device.
   *
   * @param width in pixels; the height follows from the canvas
   * @throws Error when there is nothing to be seen yet, or no memory for it
   */
  async renderStill(width = 2048): Promise<Blob> {
    const { seen, eye, size } = this;
    if (!seen || !eye) throw new Error('There is no picture yet');
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const larger = width / size.width;
    const height = Math.round(size.height * larger);
    const closer: Eye = { ...eye, focal: eye.focal * larger, centre: [eye.centre[0] * larger, eye.centre[1] * larger] }; // prettier-ignore
    const { renderer, scene, camera } = this;
    const exposure = this.exposure.value;
    const picture = still(renderer, { scene, camera, exposure }, { width, height }, (n) => {
      this.lights.forStill(
        n,
        moodOf(seen.light, seen.sun.altitude),
        seen.sun,
        isInside(eye, seen.room),
      );
      this.aim(closer, { width, height }, pixelAt(n));
    });
    this.restart();
    return picture;
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.canvas.removeEventListener('webglcontextlost', this.lost);
    this.canvas.removeEventListener('webglcontextrestored', this.restored);
    this.meshes.dispose();
    this.pieces.dispose();
    this.surfaces.dispose();
    this.garden?.garden.dispose();
    this.reflections?.dispose();
    this.lights.dispose();
    this.film.dispose();
    this.textures.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private resize(size: PictureSize): void {
    this.size = size;
    const fine = Math.min(2, devicePixelRatio, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
    const [width, height] = [Math.round(size.width * fine), Math.round(size.height * fine)];
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(width, height, false);
    this.film.resize(width, height);
  }

  private surround(room: Room): void {
    const plot = plotAround(room);
    const of = JSON.stringify(plot);
    if (this.garden?.of === of) return;
    if (this.garden) {
      this.scene.remove(this.garden.garden.group);
      this.garden.garden.dispose();
    }
    const garden = new Garden(plot, this.textures, this.exposure);
    this.garden = { of, garden };
    this.scene.add(garden.group);
  }

  private relight(): void {
    const { seen } = this;
    if (!seen) return;
    const mood = moodOf(seen.light, seen.sun.altitude);
    this.garden?.garden.light(mood);
    this.surfaces.light(mood.glow);
    this.restart();
  }

  private readonly lost = (): void => {
    cancelAnimationFrame(this.frame);
    // Nothing is asked for until the context is back: see `restored`.
    this.frame = -1;
  };

  private readonly restored = (): void => {
    this.frame = 0;
    this.reflections = null;
    this.reflected = '';
    this.scene.environment = null;
    this.lights.renew();
    this.restart();
  };

  private readonly textureCame = (): void => {
    this.reflected = '';
    this.restart();
  };

  private restart(): void {
    this.count = 0;
    if (this.frame === 0) this.frame = requestAnimationFrame(this.draw);
  }

  private readonly draw = (): void => {
    this.frame = 0;
    this.walkOn();
    const { seen, eye } = this;
    if (!seen || !eye) return;
    const { light, sun, room } = seen;
    const mood = moodOf(light, sun.altitude);
    const inside = isInside(eye, room);
    this.exposure.value = inside ? mood.exposureInside : mood.exposure;
    if (this.count === 0) {
      this.garden?.garden.clearFor(eye.at);
      this.lights.forMoving(mood, sun, inside);
      this.reflect(seen);
      this.aim(eye, this.size);
      this.film.snap(this.scene, this.camera);
      if (this.textures.settled) this.onFirst();
    } else {
      this.lights.forStill(this.count - 1, mood, sun, inside);
      this.aim(eye, this.size, pixelAt(this.count - 1));
      this.film.add(this.scene, this.camera, this.count - 1);
    }
    this.film.develop(this.exposure.value, this.share());
    if (!this.way) this.count += 1;
    if (this.count <= SAMPLES) this.frame = requestAnimationFrame(this.draw);
    else if (this.textures.settled) this.onSettled();
  };

  /** How much of the picture is the mean of many. */
  private share(): number {
    return smooth((this.count - FADE_FROM) / (FADE_TO - FADE_FROM));
  }

  private walkOn(): void {
    const { way, wanted, seen } = this;
    if (!way || !wanted || !seen) return;
    const share = (performance.now() - way.start) / WALK_MS;
    const round = !isInside(way.from, seen.room) && !isInside(wanted, seen.room);
    this.eye = share < 1 ? eyeBetween(way.from, wanted, smooth(share), round) : wanted;
    if (share >= 1) this.way = null;
  }

  /** Takes the garden's picture for the glass, from before the room. */
  private reflect({ room, light }: Seen): void {
    const wanted = `${light} ${this.garden?.of}`;
    if (this.reflected === wanted || !this.textures.settled) return;
    this.reflected = wanted;
    const at = new Vector3(0, 1.5, room.depth / 2 + 1.2);
    this.garden?.garden.clearFor([at.x + 0.01, at.y, at.z]);
    this.meshes.group.visible = false;
    this.scene.environment = null;
    const generator = new PMREMGenerator(this.renderer);
    const picture = generator.fromScene(this.scene, 0, 0.1, FAR, { size: 256, position: at });
    generator.dispose();
    this.meshes.group.visible = true;
    this.reflections?.dispose();
    this.reflections = picture;
    this.scene.environment = picture.texture;
    if (this.eye) this.garden?.garden.clearFor(this.eye.at);
  }

  private aim(eye: Eye, size: PictureSize, shifted?: readonly [number, number]): void {
    const { camera } = this;
    const { left, right, top, bottom } = frustumOf(eye, size, shifted);
    camera.position.set(...eye.at);
    camera.rotation.set(eye.raised, eye.turned, 0, 'YXZ');
    camera.updateMatrixWorld();
    camera.projectionMatrix.makePerspective(
      left * NEAR, right * NEAR, top * NEAR, bottom * NEAR, NEAR, FAR, camera.coordinateSystem, camera.reversedDepth,
    ); // prettier-ignore
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  }
}

function isInside({ at: [x, , z] }: Eye, { width, depth }: Room): boolean {
  return Math.abs(x) < width / 2 && Math.abs(z) < depth / 2;
}

function smooth(share: number): number {
  const held = Math.min(1, Math.max(0, share));
  return held * held * (3 - 2 * held);
}

import {
  NoToneMapping, PCFShadowMap, PerspectiveCamera, Scene, WebGLRenderer, type WebGLRenderTarget,
} from 'three'; // oxfmt-ignore
import { Film } from '#app/room/view/film/film';
import { Indoors } from '#app/room/view/light/indoors';
import { Lights } from '#app/room/view/light/lights';
import { blurredAt, pixelAt } from '#app/room/view/light/samples';
import { standingModel } from '#app/room/view/standing-room';
import { RoomMeshes } from '#app/room/view/surfaces/room-meshes';
import { Surfaces } from '#app/room/view/surfaces/surfaces';
import { Textures } from '#app/room/view/textures';
import type { Room } from '#domain/room/geometry/room';
import type { PhotoCamera } from '#domain/room/photo/photo-camera';
import { sunOnRoom } from '#domain/room/photo/photo-sun';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import { moodInPhoto, onGround } from '#app/room/photo/light/photo-mood';
import { ShadowCatcher } from '#app/room/photo/light/shadow-catcher';
import { surroundingsOf } from '#app/room/photo/light/surroundings';
import type { RoomLight } from '#app/room/photo/light/use-photo-light';
import { aim } from './aim';

/** Pixels of the canvas at most: beyond, phones grow warm. */
const MOST_PIXELS = 1_500_000;
/** Pictures that are added up while the room stands still, and for one that is kept. */
const [PICTURES, KEPT_PICTURES] = [48, 32];
/** Of those that are kept, so many a frame. */
const PER_FRAME = 2;
/** After so long a slow device makes only the fewest that are smooth; one that has not begun to keeps the first one. */
const LONGEST_MS = 3000;
const FEWEST = 16;
/** The pictures over which their mean takes the place of the first one. */
const FADE = [8, 16] as const;
/** After a press nothing is added up for so long: the page responds first. */
const AFTER_PRESS_MS = 300;
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;
/** For a picture with nothing in it but the shadows' own: they come a frame before what they fall on. */
const BLIND = new PerspectiveCamera(1, 1, 0.001, 0.002);
/** What a picture of the photograph is worth as scene light, exposed. */
const REFLECTED = 0.62;

/** What is to be shown, in which photograph and light, and through which camera. */
export interface InPhoto {
  readonly picture: ImageBitmap;
  readonly room: Room;
  readonly choices: InsideChoices;
  readonly camera: PhotoCamera;
  readonly light: RoomLight;
}

/**
 * A room drawn through the camera of a photograph, on a canvas that lies over it: at once while it is pushed about, then
 * smoother with every frame, until its shadows are as soft as the light. At rest nothing runs.
 */
export class RoomInPhoto {
  private readonly renderer: WebGLRenderer;
  private readonly film: Film;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly indoors = new Indoors();
  private readonly lights = new Lights(this.indoors.light);
  private readonly ground = new ShadowCatcher();
  private readonly textures: Textures;
  private readonly surfaces: Surfaces;
  private readonly meshes: RoomMeshes;
  private reflections: WebGLRenderTarget | null = null;
  private isReflected = false;
  private seen: InPhoto | null = null;
  /** Of what is seen, what the scene already has. */
  private made: InPhoto | null = null;
  private count = 0;
  private frame = 0;
  /** When what is new can be drawn. */
  private prepared = Promise.resolve();
  private begun = 0;
  private pressed = Number.NEGATIVE_INFINITY;

  /**
   * @param onSeen told when there is something to be seen, and when the device has taken it away
   * @throws Error when the device has no WebGL 2
   */
  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly onSeen: (isSeen: boolean) => void,
  ) {
    const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: false, depth: false });
    // It would wait for each of them.
    renderer.debug.checkShaderErrors = false;
    renderer.toneMapping = NoToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    this.renderer = renderer;
    this.film = new Film(renderer, true);
    const fineness = Math.min(8, renderer.capabilities.getMaxAnisotropy());
    this.textures = new Textures((texture) => {
      // Each by itself, not all of them with the next picture.
      renderer.initTexture(texture);
      this.restart();
    }, fineness);
    this.surfaces = new Surfaces(this.textures, this.indoors);
    this.meshes = new RoomMeshes(this.surfaces);
    this.scene.add(this.meshes.group, this.lights.group, this.ground.mesh);
    canvas.addEventListener('webglcontextlost', this.lost);
    canvas.addEventListener('webglcontextrestored', this.restored);
    for (const press of PRESSES) addEventListener(press, this.giveWay, true);
  }

  /** Shows it with the next frame, so that whatever was pressed responds first. */
  show(seen: InPhoto): void {
    this.seen = seen;
    this.restart();
  }

  /**
   * The room alone as it is at rest, as large as the photograph; a few pictures a frame, so that the page responds.
   *
   * @throws Error when there is nothing to be seen, or no memory for it
   */
  async picture(): Promise<HTMLCanvasElement> {
    const { seen, renderer } = this;
    const sheet = document.createElement('canvas');
    const context = sheet.getContext('2d');
    if (!seen || !context) throw new Error('There is no picture yet');
    const { width, height } = seen.camera;
    [sheet.width, sheet.height] = [width, height];
    const film = new Film(renderer, true);
    if (this.make(seen)) this.prepared = this.prepare(seen);
    await this.prepared;
    // Until then nothing else is drawn.
    cancelAnimationFrame(this.frame);
    this.frame = -1;
    try {
      film.resize(width, height);
      for (let n = 0; n < KEPT_PICTURES; n += 1) {
        this.add(film, seen, n);
        if (n % PER_FRAME === 0) await new Promise(requestAnimationFrame);
      }
      renderer.setSize(width, height, false);
      film.develop(this.moodOf(seen).exposure, 1);
      if (this.isLost) throw new Error('The device has taken the picture away');
      context.drawImage(this.canvas, 0, 0);
    } finally {
      film.dispose();
      // The size of the canvas is that of the screen again before anybody sees it.
      this.count = 0;
      this.draw();
    }
    return sheet;
  }

  dispose(): void {
    this.seen = null;
    cancelAnimationFrame(this.frame);
    this.canvas.removeEventListener('webglcontextlost', this.lost);
    this.canvas.removeEventListener('webglcontextrestored', this.restored);
    for (const press of PRESSES) removeEventListener(press, this.giveWay, true);
    this.meshes.dispose();
    this.surfaces.dispose();
    this.textures.dispose();
    this.lights.dispose();
    this.ground.dispose();
    this.reflections?.dispose();
    this.film.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private readonly giveWay = (): void => {
    this.pressed = performance.now();
  };

  private readonly lost = (): void => this.onSeen(false);

  private readonly restored = (): void => {
    // Three.js brings back everything but what it has drawn.
    this.isReflected = false;
    this.lights.renew();
    this.restart();
  };

  private get isLost(): boolean {
    return this.renderer.getContext().isContextLost();
  }

  private restart(): void {
    this.count = 0;
    if (this.frame === 0) this.frame = requestAnimationFrame(this.draw);
  }

  private readonly draw = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const { seen } = this;
    if (!seen || this.isLost) return;
    if (this.count > 0 && performance.now() - this.pressed < AFTER_PRESS_MS) {
      this.frame = requestAnimationFrame(this.draw);
      return;
    }
    if (this.count === 0) {
      this.begun = performance.now();
      if (this.make(seen) || !this.isReflected) return void this.drawPrepared(seen);
      this.resize(seen.camera);
      this.snap(seen);
    } else this.add(this.film, seen, this.count - 1);
    const share = (this.count - FADE[0]) / (FADE[1] - FADE[0]);
    this.film.develop(this.moodOf(seen).exposure, Math.max(0, Math.min(1, share)));
    if (this.count === 0) this.onSeen(true);
    this.count += 1;
    const isLong = performance.now() - this.begun > LONGEST_MS;
    const most = isLong ? (this.count > FADE[0] ? FEWEST : 0) : PICTURES;
    if (this.count <= most) this.frame = requestAnimationFrame(this.draw);
  };

  private async drawPrepared(seen: InPhoto): Promise<void> {
    this.frame = -1;
    this.prepared = this.prepare(seen);
    await this.prepared;
    this.frame = 0;
    this.restart();
  }

  /** Makes ready what the first picture of other surfaces needs, a part a frame; until then what was there stays. */
  private async prepare(seen: InPhoto): Promise<void> {
    this.resize(seen.camera);
    if (!this.isReflected) {
      await new Promise(requestAnimationFrame);
      if (!this.seen) return;
      this.reflections = surroundingsOf(this.renderer, seen.picture, seen.camera);
      this.scene.environment = this.reflections?.texture ?? null;
      this.isReflected = true;
    }
    await new Promise(requestAnimationFrame);
    if (!this.seen) return;
    await this.film.prepare(this.scene, this.camera);
    if (this.seen) this.snap(seen, BLIND);
  }

  /**
   * Makes again what differs from what was shown before.
   *
   * @returns whether there are other surfaces
   */
  private make(seen: InPhoto): boolean {
    const { made } = this;
    this.made = seen;
    const isOther = seen.room !== made?.room || seen.choices !== made.choices;
    if (isOther) {
      const model = standingModel(seen.room, seen.choices);
      this.indoors.within(seen.room);
      this.meshes.show(model);
      this.lights.place(model, seen.room);
    }
    const { glow, exposure } = this.moodOf(seen);
    this.surfaces.light(glow);
    this.scene.environmentIntensity = REFLECTED / exposure;
    aim(this.camera, seen.camera, seen.room);
    return isOther;
  }

  private moodOf({ light }: InPhoto) {
    return moodInPhoto(light, light.sun.altitude);
  }

  private snap(seen: InPhoto, camera = this.camera): void {
    const mood = this.moodOf(seen);
    this.ground.inLight(onGround(mood, seen.light.sun.altitude) * 0.97);
    this.lights.forMoving(mood, sunOnRoom(seen.light.sun, seen.camera));
    camera.clearViewOffset();
    this.film.snap(this.scene, camera);
  }

  private add(film: Film, seen: InPhoto, n: number): void {
    const mood = this.moodOf(seen);
    this.ground.inLight(onGround(mood, seen.light.sun.altitude));
    this.lights.forStill(n, mood, sunOnRoom(seen.light.sun, seen.camera));
    const { width, height } = seen.camera;
    const [[x, y], [farX, farY]] = [pixelAt(n), blurredAt(n, seen.light.softness)];
    this.camera.setViewOffset(width, height, x + farX, y + farY, width, height);
    film.add(this.scene, this.camera, n);
  }

  private resize({ width, height }: PhotoCamera): void {
    const scale = Math.min(1, Math.sqrt(MOST_PIXELS / (width * height)));
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    if (this.canvas.width === across && this.canvas.height === down) return;
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(across, down, false);
    this.film.resize(across, down);
  }
}

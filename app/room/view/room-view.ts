import { NoToneMapping, PCFShadowMap, PerspectiveCamera, WebGLRenderer } from 'three';
import { cameraOutside } from '#domain/room/scene/outside/outside-camera';
import { VIEWPOINTS } from '#domain/room/scene/outside/viewpoints';
import type { PictureSize } from '#domain/room/scene/scene';
import { enlarged, eyeOfDrawing, frustumOf, type Eye } from './camera/eye';
import { smooth, walkBetween, type Step, type Walk } from './camera/walk';
import { Film } from './film/film';
import { still } from './film/still';
import { pixelAt, SAMPLES } from './light/samples';
import { RoomScene, type Seen } from './room-scene';

/** The near edge of what is seen, and the far one. Metres. */
const [NEAR, FAR] = [0.08, 120];
/** Pixels of the picture at most: beyond, no eye sees a difference and phones grow warm. */
const MOST_PIXELS = 1_500_000;
/** From so many of all pictures on, their mean is smooth enough to take the place of the first one, and then does. */
const [FADE_FROM, FADE_TO] = [0.16, 0.47];
/** A portrait's shape. Pixels of the size that its camera is made for. */
const PORTRAIT: PictureSize = { width: 900, height: 600 };
/** Pixels across a still. */
const STILL_WIDTH = 2048;
/** After a press nothing is added up for so long: the page responds first. */
const AFTER_PRESS_MS = 300;
const PRESSES = ['pointerdown', 'pointerup', 'keydown'] as const;

/**
 * The room in its garden on a canvas, in real time. Draws only when something has changed, and then until the picture
 * is smooth: at rest nothing runs.
 */
export class RoomView {
  private readonly renderer: WebGLRenderer;
  private readonly camera = new PerspectiveCamera();
  private readonly film: Film;
  private readonly set: RoomScene;
  private seen: Seen | null = null;
  /** Another room, or the same in another light, is to be shown. */
  private stale = false;
  private step: Step | null = null;
  private way: { readonly walk: Walk; readonly start: number } | null = null;
  private size: PictureSize = { width: 1, height: 1 };
  private count = 0;
  private frame = 0;
  private pressed = Number.NEGATIVE_INFINITY;

  /**
   * @param onFirst called with each first picture, once all textures are there
   * @param onSettled called when the light is smooth, and nothing more is drawn
   * @param pictures added up until then
   * @throws Error when the device has no WebGL 2
   */
  constructor(
    readonly canvas: HTMLCanvasElement,
    private readonly onFirst: () => void,
    private readonly onSettled: () => void,
    private readonly pictures = SAMPLES,
  ) {
    this.renderer = new WebGLRenderer({ canvas, antialias: false, depth: false }); // oxfmt-ignore
    this.renderer.toneMapping = NoToneMapping;
    this.renderer.shadowMap.enabled = true;
    this.renderer.shadowMap.type = PCFShadowMap;
    canvas.addEventListener('webglcontextlost', this.lost);
    canvas.addEventListener('webglcontextrestored', this.restored);
    for (const press of PRESSES) addEventListener(press, this.giveWay, true);
    this.film = new Film(this.renderer);
    this.set = new RoomScene(this.renderer, () => this.restart());
  }

  /** Shows a room with the next frame, so that whatever was pressed responds first. */
  show(seen: Seen): void {
    this.seen = seen;
    this.stale = true;
    this.restart();
  }

  /**
   * Looks from another place.
   *
   * @param walk whether to go there, rather than be there at once
   */
  look(eye: Eye, size: PictureSize, walk = false): void {
    const resized = size.width !== this.size.width || size.height !== this.size.height;
    if (resized) this.resize(size);
    const { step, seen } = this;
    const isWalk = walk && step && seen && !resized;
    this.way = isWalk
      ? { walk: walkBetween(step, eye, seen.room, size), start: performance.now() }
      : null;
    if (!isWalk) this.step = { eye, open: 0 };
    this.restart();
  }

  /** Develops the picture as it is once more, so that it can be copied from the canvas in this task. */
  developed(): HTMLCanvasElement {
    this.film.develop(this.set.exposure.value, this.share());
    return this.canvas;
  }

  /**
   * The picture as it is seen now, as a JPEG made on this device.
   *
   * @throws Error when there is nothing to be seen yet, or no memory for it
   */
  async renderStill(): Promise<Blob> {
    return this.taken(this.step?.eye ?? null, this.size);
  }

  /** The whole room from outside, wherever one looks. Otherwise as `renderStill`. */
  async renderPortrait(): Promise<Blob> {
    const room = this.seen?.room;
    const camera = room && cameraOutside(room, VIEWPOINTS.standard, PORTRAIT);
    return this.taken(camera ? eyeOfDrawing(camera, room) : null, PORTRAIT);
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.canvas.removeEventListener('webglcontextlost', this.lost);
    this.canvas.removeEventListener('webglcontextrestored', this.restored);
    for (const press of PRESSES) removeEventListener(press, this.giveWay, true);
    this.set.dispose();
    this.film.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private async taken(eye: Eye | null, size: PictureSize): Promise<Blob> {
    const { seen, renderer, camera, set } = this;
    if (seen && this.stale) set.show(seen);
    this.stale = false;
    if (!seen || !eye || !set.complete || renderer.getContext().isContextLost())
      throw new Error('There is no picture yet');
    cancelAnimationFrame(this.frame);
    this.frame = 0;
    const larger = STILL_WIDTH / size.width;
    const paper = { width: STILL_WIDTH, height: Math.round(size.height * larger) };
    set.forMoving(seen, eye);
    const pictured = { scene: set.scene, camera, exposure: set.exposure.value };
    const picture = still(renderer, pictured, paper, (n) => {
      set.forStill(n, seen);
      this.aim(enlarged(eye, larger), paper, pixelAt(n));
    });
    this.restart();
    return picture;
  }

  private resize(size: PictureSize): void {
    this.size = size;
    const fine = Math.min(2, devicePixelRatio, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
    const [width, height] = [Math.round(size.width * fine), Math.round(size.height * fine)];
    this.renderer.setPixelRatio(1);
    this.renderer.setSize(width, height, false);
    this.film.resize(width, height);
  }

  private readonly lost = (): void => {
    cancelAnimationFrame(this.frame);
    // Nothing is asked for until the context is back: see `restored`.
    this.frame = -1;
  };

  private readonly restored = (): void => {
    this.frame = 0;
    this.set.renew();
    this.restart();
  };

  private readonly giveWay = (): void => {
    this.pressed = performance.now();
  };

  private restart(): void {
    this.count = 0;
    if (this.frame === 0) this.frame = requestAnimationFrame(this.draw);
  }

  private readonly draw = (): void => {
    this.frame = 0;
    this.walkOn();
    const { seen, step } = this;
    if (!seen || !step) return;
    const { eye, open } = step;
    if (this.count > 0 && performance.now() - this.pressed < AFTER_PRESS_MS) {
      this.frame = requestAnimationFrame(this.draw);
      return;
    }
    if (this.stale) this.set.show(seen);
    this.stale = false;
    this.set.openDoor(open);
    if (this.count === 0 && this.set.reflect(seen)) {
      this.frame = requestAnimationFrame(this.draw);
      return;
    }
    if (this.count === 0) {
      this.set.forMoving(seen, eye);
      this.aim(eye, this.size);
      this.film.snap(this.set.scene, this.camera);
      if (this.set.complete) this.onFirst();
    } else {
      this.set.forStill(this.count - 1, seen);
      this.aim(eye, this.size, pixelAt(this.count - 1));
      this.film.add(this.set.scene, this.camera, this.count - 1);
    }
    this.film.develop(this.set.exposure.value, this.share());
    if (!this.way) this.count += 1;
    if (this.count <= this.pictures) this.frame = requestAnimationFrame(this.draw);
    else if (this.set.complete) this.onSettled();
  };

  /** How much of the picture is the mean of many. */
  private share(): number {
    return smooth((this.count / this.pictures - FADE_FROM) / (FADE_TO - FADE_FROM));
  }

  private walkOn(): void {
    if (!this.way) return;
    const { walk, start } = this.way;
    const passed = performance.now() - start;
    this.step = walk.at(passed);
    if (passed >= walk.ms) this.way = null;
  }

  private aim(eye: Eye, size: PictureSize, shifted?: readonly [number, number]): void {
    const { camera } = this;
    const { left, right, top, bottom } = frustumOf(eye, size, shifted);
    camera.position.set(...eye.at);
    camera.rotation.set(eye.raised, eye.turned, 0, 'YXZ');
    camera.updateMatrixWorld();
    camera.projectionMatrix.makePerspective(
      left * NEAR, right * NEAR, top * NEAR, bottom * NEAR, NEAR, FAR, camera.coordinateSystem, camera.reversedDepth,
    ); // oxfmt-ignore
    camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
  }
}

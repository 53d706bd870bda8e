import {
  ACESFilmicToneMapping,
  Group,
  PCFShadowMap,
  PerspectiveCamera,
  Scene,
  WebGLRenderer,
} from 'three';
import { StandingRoom } from '#app/room/view/standing-room';
import type { Room } from '#domain/room/geometry/room';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import { pegs } from './pegs';

/** The ground is being looked for; the pegs follow where the phone points; the room stands. */
export type Step = 'looking' | 'aiming' | 'standing';

/** What the screen is told. */
export interface Told {
  readonly onStep: (step: Step) => void;
  readonly onEnd: () => void;
}

/** Where the sun is taken to be: a summer's afternoon from the front left. Radians. */
const SUN = { altitude: 0.75, azimuth: -0.6 };
/** What is seen. Metres. */
const [NEAR, FAR] = [0.05, 60];

/** A room at its true size in the camera's picture: a session of WebXR. */
export class InGarden {
  private readonly renderer = new WebGLRenderer({ alpha: true, antialias: true });
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera(50, 1, NEAR, FAR);
  /** Upright on the ground, turned about the room's middle. */
  private readonly place = new Group();
  private readonly house: Group;
  private readonly pegs: Group;
  private step: Step = 'looking';
  private source: XRHitTestSource | undefined;
  /** The spot of the ground that the phone keeps in sight; none where it cannot. */
  private anchor: XRAnchor | 'asked' | null = null;

  private constructor(
    private readonly session: XRSession,
    private readonly room: Room,
    choices: InsideChoices,
    private readonly listener: Told,
  ) {
    const { renderer, place, scene } = this;
    renderer.xr.enabled = true;
    renderer.xr.setReferenceSpaceType('local');
    renderer.xr.addEventListener('sessionend', this.ended);
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.toneMapping = ACESFilmicToneMapping;
    const standing = new StandingRoom(() => undefined, 4);
    standing.show(room, choices);
    // The sun goes with the room: nobody knows here where north is.
    standing.light(SUN, renderer);
    this.house = standing.house;
    this.pegs = pegs(room);
    place.add(this.house, this.pegs, standing.shadow, standing.sun, standing.sun.target);
    place.visible = false;
    scene.add(place, standing.sky);
  }

  /**
   * Opens the camera. Call it while a press is being answered.
   *
   * @param overlay shown above the camera's picture
   * @throws when the visitor or the device refuses
   */
  static async open(
    { room, choices }: { room: Room; choices: InsideChoices },
    overlay: HTMLElement,
    listener: Told,
  ): Promise<InGarden> {
    const session = await navigator.xr?.requestSession('immersive-ar', {
      requiredFeatures: ['hit-test', 'dom-overlay'],
      optionalFeatures: ['anchors'],
      domOverlay: { root: overlay },
    });
    if (!session) throw new Error('This browser has no camera sessions');
    try {
      const garden = new InGarden(session, room, choices, listener);
      await garden.begin();
      return garden;
    } catch (error) {
      // It may have ended by itself; what went wrong before is told.
      await session.end().catch(() => undefined);
      throw error;
    }
  }

  /** Stands the room where the pegs are. */
  stand(): void {
    if (this.step !== 'aiming') return;
    this.showRoom(true);
    this.go('standing');
  }

  /** Takes it up again, to stand it elsewhere. */
  lift(): void {
    if (this.anchor !== 'asked') this.anchor?.delete();
    this.anchor = null;
    this.go('looking');
  }

  /** @param radians counter-clockwise as seen from above */
  turn(radians: number): void {
    this.place.rotation.y += radians;
  }

  /** The room, or the pegs. */
  showRoom(isShown: boolean): void {
    this.house.visible = isShown;
    this.pegs.visible = !isShown;
  }

  /** Goes back to the page. */
  leave(): void {
    // It may have ended already.
    void this.session.end().catch(() => undefined);
  }

  private async begin(): Promise<void> {
    const { session, renderer } = this;
    await renderer.xr.setSession(session);
    const viewer = await session.requestReferenceSpace('viewer');
    this.source = await session.requestHitTestSource?.({ space: viewer });
    renderer.setAnimationLoop((_time, frame) => this.draw(frame));
  }

  private draw(frame: XRFrame | undefined): void {
    const local = this.renderer.xr.getReferenceSpace();
    if (frame && local) {
      if (this.step === 'standing') this.stay(frame, local);
      else this.aim(frame, local);
    }
    this.renderer.render(this.scene, this.camera);
  }

  /** The front wall comes where the phone points, and looks at whoever holds it. */
  private aim(frame: XRFrame, local: XRReferenceSpace): void {
    const [hit] = this.source ? frame.getHitTestResults(this.source) : [];
    const ground = hit?.getPose(local)?.transform.position;
    const eye = frame.getViewerPose(local)?.transform.position;
    this.place.visible = Boolean(ground && eye);
    this.showRoom(false);
    this.go(ground && eye ? 'aiming' : 'looking');
    if (!ground || !eye) return;
    const turned = Math.atan2(eye.x - ground.x, eye.z - ground.z);
    const behind = this.room.depth / 2;
    const [x, z] = [Math.sin(turned) * behind, Math.cos(turned) * behind];
    this.place.rotation.y = turned;
    this.place.position.set(ground.x - x, ground.y, ground.z - z);
  }

  /** A phone learns more of the garden while it moves, and its axes shift: the room stays with the ground. */
  private stay(frame: XRFrame, local: XRReferenceSpace): void {
    const { position } = this.place;
    if (this.anchor === null) {
      this.anchor = 'asked';
      void this.hold(frame.createAnchor?.(new XRRigidTransform(position), local));
    }
    if (this.anchor === 'asked') return;
    const found = frame.getPose(this.anchor.anchorSpace, local)?.transform.position;
    if (found) position.set(found.x, found.y, found.z);
  }

  private async hold(asked: Promise<XRAnchor> | undefined): Promise<void> {
    try {
      const anchor = await asked;
      if (anchor && this.anchor === 'asked') this.anchor = anchor;
    } catch {
      // The device has none: the room stays where it was put.
    }
  }

  private go(step: Step): void {
    if (step === this.step) return;
    this.step = step;
    this.listener.onStep(step);
  }

  private readonly ended = (): void => {
    this.renderer.setAnimationLoop(null);
    this.renderer.dispose();
    // All memory goes with the context.
    this.renderer.forceContextLoss();
    this.listener.onEnd();
  };
}

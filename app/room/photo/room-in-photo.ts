import {
  ACESFilmicToneMapping, Matrix4, PCFShadowMap, PerspectiveCamera, Scene, Vector3, WebGLRenderer,
} from 'three'; // oxfmt-ignore
import { StandingRoom } from '#app/room/view/standing-room';
import type { Place } from '#domain/room/drawing/projection';
import type { Room } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import { inModel } from '#domain/room/model/axes';
import { axesOf, type PhotoCamera } from '#domain/room/photo/photo-camera';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import type { RoomSun } from '#domain/room/sun/room-sun';

/** What is seen. Metres. */
const [NEAR, FAR] = [0.05, 200];

/** What is to be shown, and through which camera. */
export interface InPhoto {
  readonly room: Room;
  readonly choices: InsideChoices;
  readonly camera: PhotoCamera;
  readonly sun: RoomSun;
}

/** A room drawn through the camera of a photograph, on a canvas that lies over it. At rest nothing runs. */
export class RoomInPhoto {
  private readonly renderer: WebGLRenderer;
  private readonly scene = new Scene();
  private readonly camera = new PerspectiveCamera();
  private readonly standing: StandingRoom;
  private seen: InPhoto | null = null;
  private frame = 0;

  /** @throws Error when the device has no WebGL 2 */
  constructor(canvas: HTMLCanvasElement) {
    const renderer = new WebGLRenderer({ canvas, alpha: true, antialias: true, preserveDrawingBuffer: true }); // oxfmt-ignore
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer = renderer;
    const fineness = Math.min(8, renderer.capabilities.getMaxAnisotropy());
    this.standing = new StandingRoom(this.drawSoon, fineness);
    const { house, shadow, sun, sky } = this.standing;
    this.scene.add(house, shadow, sun, sun.target, sky);
    this.camera.matrixAutoUpdate = false;
  }

  /** Shows it with the next frame, so that whatever was pressed responds first. */
  show(seen: InPhoto): void {
    const { room, choices } = this.seen ?? {};
    if (seen.room !== room || seen.choices !== choices) this.standing.show(seen.room, seen.choices);
    this.seen = seen;
    this.drawSoon();
  }

  dispose(): void {
    cancelAnimationFrame(this.frame);
    this.standing.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }

  private readonly drawSoon = (): void => {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  };

  private draw(): void {
    if (this.seen === null) return;
    const { room, camera, sun } = this.seen;
    this.renderer.setSize(camera.width, camera.height, false);
    this.standing.light(sun, this.renderer);
    this.look(camera, room);
    this.renderer.render(this.scene, this.camera);
  }

  private look(seen: PhotoCamera, shell: ShellMeasures): void {
    const { camera } = this;
    const { right, up, forward } = axesOf(seen);
    const [x, y, z] = [right, up, forward].map(asDirection);
    if (!x || !y || !z) return;
    camera.matrix = new Matrix4()
      .makeBasis(x, y, z.negate())
      .setPosition(...inModel(shell, seen.at));
    camera.fov = (2 * Math.atan(seen.height / (2 * seen.focal)) * 180) / Math.PI;
    camera.aspect = seen.width / seen.height;
    [camera.near, camera.far] = [NEAR, FAR];
    camera.updateProjectionMatrix();
    camera.updateMatrixWorld(true);
  }
}

/** From the room's axes to the model's, which are those of `inModel`. */
function asDirection([across, behind, above]: Place): Vector3 {
  return new Vector3(across, above, -behind);
}

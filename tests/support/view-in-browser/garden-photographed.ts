import {
  BufferAttribute, BufferGeometry, DoubleSide, Mesh, MeshBasicMaterial, NoToneMapping, PCFShadowMap, PerspectiveCamera, Scene, Vector3,
  WebGLRenderer,
} from 'three'; // oxfmt-ignore
import { Film } from '#app/room/view/film/film';
import { STANDARD_SUN } from '#app/room/view/light/standard-sun';
import { RoomScene } from '#app/room/view/room-scene';
import { standingModel } from '#app/room/view/standing-room';
import type { Point } from '#domain/room/drawing/shapes';
import { buildRoom, type RoomChoices } from '#domain/room/geometry/room';
import type { ShellMeasures } from '#domain/room/geometry/walls';
import type { Vec3 } from '#domain/room/model/mesh';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import type { PictureSize } from '#domain/room/scene/scene';

/** A camera as three.js has it, in the model's axes: metres, degrees, pixels. */
export interface KnownCamera extends PictureSize {
  readonly position: Vec3;
  readonly target: Vec3;
  /** The vertical angle of view. */
  readonly angle: number;
  /** How far it is held askew, anticlockwise for the photographer. */
  readonly askew: number;
}

export interface WantedPhotograph {
  readonly shell: ShellMeasures;
  readonly choices: RoomChoices & InsideChoices;
  readonly camera: KnownCamera;
}

/** What one camera sees; pictures as data addresses. */
export interface Photographed {
  /** The view's garden, without the room. */
  readonly garden: string;
  /** The room that is brought there, white on black. */
  readonly outline: string;
  /** Of its base, in pixels: the front from its left, then the back from its right. */
  readonly corners: readonly Point[];
}

declare global {
  var gardenPhotographed: (wanted: WantedPhotograph) => Promise<Photographed>;
}

const [NEAR, FAR] = [0.08, 120];

/** Photographs a garden by three's own camera: nothing here knows the lines or cameras of drawings and photographs. */
globalThis.gardenPhotographed = async ({ shell, choices, camera: known }) => {
  const { width, height } = known;
  // As the view has its own.
  const canvas = document.createElement('canvas');
  const renderer = new WebGLRenderer({ canvas, depth: false, preserveDrawingBuffer: true });
  renderer.toneMapping = NoToneMapping;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  renderer.setSize(width, height, false);
  const room = buildRoom(shell, choices);
  const camera = cameraOf(known);

  const outline = new Scene();
  const white = new MeshBasicMaterial({ side: DoubleSide });
  for (const { positions, indices } of standingModel(room, choices).meshes) {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setIndex(new BufferAttribute(indices, 1));
    outline.add(new Mesh(geometry, white));
  }
  renderer.render(outline, camera);
  const outlined = canvas.toDataURL();

  const film = new Film(renderer);
  film.resize(width, height);
  const seen = { room, choices, light: 'day', sun: STANDARD_SUN } as const;
  const garden = await new Promise<RoomScene>((loaded) => {
    const set = new RoomScene(renderer, () => set.complete && loaded(set));
    set.show(seen);
  });
  garden.reflect(seen);
  const eye = { at: known.position, turned: 0, raised: 0, focal: 1, centre: [0, 0] } as const;
  garden.forMoving(seen, eye);
  // The room, and the seats on its terrace.
  for (const part of [garden['meshes'], garden['pieces']]) part.group.visible = false;
  film.snap(garden.scene, camera);
  film.develop(garden.exposure.value, 0);
  return {
    garden: canvas.toDataURL('image/jpeg', 0.9),
    outline: outlined,
    corners: cornersOf(shell, camera, known),
  };
};

function cameraOf({ position, target, angle, askew, width, height }: KnownCamera) {
  const camera = new PerspectiveCamera(angle, width / height, NEAR, FAR);
  camera.position.set(...position);
  camera.lookAt(...target);
  camera.rotateZ((askew * Math.PI) / 180);
  camera.updateMatrixWorld();
  return camera;
}

function cornersOf(
  shell: ShellMeasures,
  camera: PerspectiveCamera,
  { width, height }: PictureSize,
): Point[] {
  const [right, front] = [shell.width / 2, shell.depth / 2];
  return [
    new Vector3(-right, 0, front),
    new Vector3(right, 0, front),
    new Vector3(right, 0, -front),
    new Vector3(-right, 0, -front),
  ].map((corner) => {
    const { x, y } = corner.project(camera);
    return [((1 + x) / 2) * width, ((1 - y) / 2) * height];
  });
}

import { PMREMGenerator, Scene, Vector3, type WebGLRenderer, type WebGLRenderTarget } from 'three';
import type { Room } from '#domain/room/geometry/room';
import { modelOf } from '#domain/room/model/model';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import { plotAround } from '#domain/room/scene/outside/plot';
import { doorwayOf, type Doorway } from '#domain/room/scene/places/places';
import type { Light } from '#app/room/stage/colour';
import { usedToInside, type Eye } from './camera/eye';
import { Garden } from './garden/garden';
import { GardenPieces } from './garden/pieces';
import { seating } from './garden/seating';
import { Indoors } from './light/indoors';
import { Lights } from './light/lights';
import { moodOf } from './light/moods';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { RoomMeshes } from './surfaces/room-meshes';
import { Surfaces } from './surfaces/surfaces';
import { Textures } from './textures';

/** What is reflected reaches to the horizon. Metres. */
const FAR = 120;

/** What is to be shown, and in which light. */
export interface Seen {
  readonly room: Room;
  readonly choices: InsideChoices;
  readonly light: Light;
  readonly sun: RoomSun;
}

/** The room, its garden and their light: what there is to be pictured. */
export class RoomScene {
  readonly scene = new Scene();
  /** Of the picture being taken. */
  readonly exposure = { value: 1 };
  private readonly indoors = new Indoors();
  private readonly lights = new Lights(this.indoors.light);
  private readonly textures: Textures;
  private readonly surfaces: Surfaces;
  private readonly meshes: RoomMeshes;
  private readonly pieces: GardenPieces;
  private garden: { readonly of: string; readonly garden: Garden } | null = null;
  private doorway: Doorway | null = null;
  private reflections: WebGLRenderTarget | null = null;
  /** Of which garden they are, in which light. */
  private reflected = '';

  /** @param onLoad called whenever something has arrived that was loaded */
  constructor(
    private readonly renderer: WebGLRenderer,
    onLoad: () => void,
  ) {
    const fineness = Math.min(8, renderer.capabilities.getMaxAnisotropy());
    const textureCame = () => {
      this.reflected = '';
      onLoad();
    };
    this.textures = new Textures(textureCame, fineness);
    this.surfaces = new Surfaces(this.textures, this.indoors);
    this.meshes = new RoomMeshes(this.surfaces);
    this.pieces = new GardenPieces(onLoad);
    this.scene.add(this.lights.group, this.meshes.group, this.pieces.group);
  }

  /** Whether all textures that were asked for are there. */
  get complete(): boolean {
    return this.textures.settled;
  }

  /** Makes again what differs from what was shown before. */
  show({ room, choices, light, sun }: Seen): void {
    const model = modelOf(room, choices, 'phone');
    const mood = moodOf(light, sun.altitude);
    this.surround(room);
    this.doorway = doorwayOf(room);
    this.meshes.show(model);
    this.indoors.within(room);
    this.lights.place(model, room);
    void this.pieces.show(seating(room, plotAround(room)));
    this.garden?.garden.light(mood, light === 'day' ? sun.azimuth : undefined);
    this.surfaces.light(mood.glow);
  }

  /** Opens the door that one goes in by. @param share from 0, closed, to 1 */
  openDoor(share: number): void {
    if (this.doorway) this.meshes.open(this.doorway.opening, share);
  }

  /** For the picture that is shown at once. */
  forMoving(seen: Seen, eye: Eye): void {
    const mood = moodOf(seen.light, seen.sun.altitude);
    const inside = usedToInside(eye, seen.room);
    this.exposure.value = mood.exposure + (mood.exposureInside - mood.exposure) * inside;
    this.lights.forMoving(mood, seen.sun);
    this.garden?.garden.clearFor(eye.at);
  }

  /** For the n-th of the pictures that are added up. */
  forStill(n: number, { light, sun }: Seen): void {
    this.lights.forStill(n, moodOf(light, sun.altitude), sun);
  }

  /** After the device had taken all memory away, and has given it back. */
  renew(): void {
    this.reflections = null;
    this.reflected = '';
    this.scene.environment = null;
    this.lights.renew();
  }

  dispose(): void {
    this.meshes.dispose();
    this.pieces.dispose();
    this.surfaces.dispose();
    this.garden?.garden.dispose();
    this.reflections?.dispose();
    this.lights.dispose();
    this.textures.dispose();
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

  /**
   * Takes the garden's picture for the glass, from before the room, if another is needed. In a frame of its own: it costs as
   * much as one.
   *
   * @returns whether it has
   */
  reflect({ room, light, sun }: Seen): boolean {
    const { altitude, azimuth } = sun;
    const wanted = `${light} ${Math.round(altitude * 8)} ${Math.round(azimuth * 3)} ${this.garden?.of}`;
    if (this.reflected === wanted || !this.textures.settled) return false;
    this.reflected = wanted;
    const mood = moodOf(light, altitude);
    this.exposure.value = mood.exposure;
    this.lights.forMoving(mood, sun);
    const { shadowMap } = this.renderer;
    // All six sides have the same shadows.
    shadowMap.autoUpdate = false;
    shadowMap.needsUpdate = true;
    const position = new Vector3(0, 1.5, room.depth / 2 + 1.2);
    this.garden?.garden.clearFor([0.01, position.y, position.z]);
    this.meshes.group.visible = false;
    this.scene.environment = null;
    const generator = new PMREMGenerator(this.renderer);
    const picture = generator.fromScene(this.scene, 0, 0.1, FAR, { size: 256, position });
    generator.dispose();
    this.meshes.group.visible = true;
    this.reflections?.dispose();
    this.reflections = picture;
    this.scene.environment = picture.texture;
    shadowMap.autoUpdate = true;
    return true;
  }
}

import {
  Color, DirectionalLight, Group, HemisphereLight, Mesh, PlaneGeometry, ShadowMaterial, type WebGLRenderer,
} from 'three'; // oxfmt-ignore
import type { Room } from '#domain/room/geometry/room';
import { modelOf, type Model } from '#domain/room/model/model';
import type { InsideChoices } from '#domain/room/scene/inside/draw-inside';
import type { RoomSun } from '#domain/room/sun/room-sun';
import { Indoors } from './light/indoors';
import { moodOf } from './light/moods';
import { towards } from './light/samples';
import { RoomMeshes } from './surfaces/room-meshes';
import { Surfaces } from './surfaces/surfaces';
import { Textures } from './textures';

/** Half the width of what throws shadows and of the ground that receives them, and how far the sun is. Metres. */
const [REACH, OFF] = [8, 20];

/** A room alone, with its sun and its shadow on the ground, to stand in a picture of somebody’s own garden. */
export class StandingRoom {
  /** The room, without the ground. */
  readonly house: Group;
  /** The ground, of which only the shadow on it is seen. */
  readonly shadow: Mesh<PlaneGeometry, ShadowMaterial>;
  /** What shines from everywhere. */
  readonly sky = new HemisphereLight();
  readonly sun = new DirectionalLight();
  private readonly indoors = new Indoors();
  private readonly textures: Textures;
  private readonly surfaces: Surfaces;
  private readonly meshes: RoomMeshes;

  /** @param onLoad called whenever a texture has arrived */
  constructor(onLoad: () => void, fineness: number) {
    this.textures = new Textures(onLoad, fineness);
    this.surfaces = new Surfaces(this.textures, this.indoors);
    this.meshes = new RoomMeshes(this.surfaces);
    this.house = this.meshes.group;
    const ground = new PlaneGeometry(4 * REACH, 4 * REACH);
    this.shadow = new Mesh(ground, new ShadowMaterial({ opacity: 0.4 }));
    this.shadow.rotation.x = -Math.PI / 2;
    this.shadow.receiveShadow = true;
    const { sun } = this;
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    Object.assign(sun.shadow.camera, { left: -REACH, right: REACH, top: REACH, bottom: -REACH, near: 1, far: 2 * OFF }); // oxfmt-ignore
    sun.shadow.bias = -0.0003;
    sun.shadow.normalBias = 0.025;
  }

  /** Whether all textures that were asked for are there. */
  get complete(): boolean {
    return this.textures.settled;
  }

  show(room: Room, choices: InsideChoices): void {
    this.indoors.within(room);
    this.meshes.show(standingModel(room, choices));
  }

  /** Lights it by day. @param at the sun, for the room */
  light(at: RoomSun, renderer: WebGLRenderer): void {
    const mood = moodOf('day', at.altitude);
    renderer.toneMappingExposure = mood.exposure;
    this.indoors.light.value.setRGB(...mood.bounce);
    this.sun.color = new Color(...mood.sun);
    const [x, y, z] = towards(at);
    this.sun.position.set(x * OFF, y * OFF, z * OFF);
    this.sky.color = new Color(...mood.sky);
    this.sky.groundColor = new Color(...mood.ground);
  }

  dispose(): void {
    this.meshes.dispose();
    this.surfaces.dispose();
    this.textures.dispose();
    this.shadow.geometry.dispose();
    this.shadow.material.dispose();
    this.sun.dispose();
  }
}

/** The room as it is brought into a garden: the house of an extension and its paving are there already. */
export function standingModel(room: Room, choices: InsideChoices): Model {
  const model = modelOf(room, choices, 'phone');
  return { ...model, meshes: model.meshes.filter(isBrought) };
}

function isBrought({ role, material }: Model['meshes'][number]): boolean {
  return role !== 'house' && material !== 'paving';
}

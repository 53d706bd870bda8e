import { Color, FrontSide, MeshStandardMaterial, Vector2, type Material as Surface } from 'three';
import { materials, type MaterialName } from '#domain/room/model/materials';
import type { Indoors } from '#app/room/view/light/indoors';
import type { Textures } from '#app/room/view/textures';
import { glass } from './glass';
import { reflectionsOnly } from './reflections-only';
import { linear, TILES, tintOf, type TileName } from './tiles';

/** Seen from inside only: what the sky reflects there is mostly the room itself. */
const SHELTERED = 0.25;
const INSIDE: ReadonlySet<MaterialName> = new Set<MaterialName>([
  'plaster', 'ceiling', 'feature-plaster', 'acoustic-felt', 'acoustic', 'tongue-groove', 'luxury', 'moulding', 'skirting', 'acoustic-panel', 'groove',
  'floor', 'white-plastic', 'dark-plastic', 'lamp-shade', 'wood', 'metal', 'fabric', 'cushion', 'pale', 'screen', 'seat',
  'book-green', 'book-rust', 'book-blue', 'rug', 'rug-border', 'leaf', 'leaf-light',
]); // oxfmt-ignore

/** The model's materials as three.js has them, each made when it is first needed. */
export class Surfaces {
  private readonly known = new Map<MaterialName, Surface>();

  constructor(
    private readonly textures: Textures,
    private readonly indoors: Indoors,
  ) {}

  get(name: MaterialName): Surface {
    const known = this.known.get(name);
    if (known) return known;
    const made = name === 'glass' ? glass() : this.standard(name);
    made.name = name;
    this.known.set(name, made);
    return made;
  }

  /** Lamps on or off. @param power of their own light; 0 is off */
  light(power: number): void {
    for (const [name, surface] of this.known) {
      const { emissive } = materials[name];
      if (emissive && surface instanceof MeshStandardMaterial) surface.emissiveIntensity = power;
    }
  }

  dispose(): void {
    for (const surface of this.known.values()) surface.dispose();
  }

  private standard(name: MaterialName): MeshStandardMaterial {
    const { colour, roughness, metalness, texture, emissive } = materials[name];
    const surface = new MeshStandardMaterial({
      color: new Color(...linear(colour)),
      roughness,
      metalness,
      side: FrontSide,
      envMapIntensity: INSIDE.has(name) ? SHELTERED : 1,
    });
    if (INSIDE.has(name)) this.indoors.onto(surface);
    else surface.onBeforeCompile = reflectionsOnly;
    if (emissive) {
      surface.emissive = new Color(...linear(emissive));
      surface.emissiveIntensity = 0;
    }
    const tile = name === 'roof-living-roof' ? 'hedge' : texture;
    if (tile && this.textures.has(tile)) this.cover(surface, colour, tile);
    return surface;
  }

  private cover(surface: MeshStandardMaterial, colour: string, name: TileName): void {
    const tile = TILES[name];
    surface.color.setRGB(...tintOf(colour, tile));
    surface.map = this.textures.get(name);
    const repeat = new Vector2(1 / tile.size[0], 1 / tile.size[1]);
    surface.map.repeat.copy(repeat);
    if (tile.relief === undefined || !this.textures.has(`${name}-normal`)) return;
    surface.normalMap = this.textures.get(`${name}-normal`, { colour: false });
    surface.normalMap.repeat.copy(repeat);
    surface.normalScale.setScalar(tile.relief);
  }
}

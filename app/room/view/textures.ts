import { ClampToEdgeWrapping, LinearFilter, RepeatWrapping, SRGBColorSpace, Texture } from 'three';

/** Addresses by file name. The prefix lets the service worker keep them with the view's program. */
const FILES = import.meta.glob<string>('#app/media/view/*/view-*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

const ADDRESSES = new Map(
  Object.entries(FILES).map(([path, address]) => [
    path.replace(/^.*\/view-|\.webp$/g, ''),
    address,
  ]),
);

/** The addresses of all textures. */
export function textureAddresses(): string[] {
  return [...ADDRESSES.values()];
}

interface Options {
  /** A picture, not measures such as normals. */
  readonly colour?: boolean;
  readonly repeat?: boolean;
}

/** Loads textures once each, and gives them all back together. */
export class Textures {
  private readonly known = new Map<string, Texture>();
  private waiting = 0;

  /**
   * @param onLoad called with each texture that has arrived, or could not
   * @param anisotropy as many samples as the device has for floors seen at a low angle, up to 8
   */
  constructor(
    private readonly onLoad: (texture: Texture) => void,
    private readonly anisotropy: number,
  ) {}

  /** Whether all that were asked for are there (or failed, without a signal). */
  get settled(): boolean {
    return this.waiting === 0;
  }

  has(name: string): boolean {
    return ADDRESSES.has(name);
  }

  get(name: string, { colour = true, repeat = true }: Options = {}): Texture {
    const known = this.known.get(name);
    if (known) return known;
    const texture = new Texture();
    this.known.set(name, texture);
    if (colour) texture.colorSpace = SRGBColorSpace;
    texture.wrapS = texture.wrapT = repeat ? RepeatWrapping : ClampToEdgeWrapping;
    texture.anisotropy = repeat ? this.anisotropy : 1;
    if (name.startsWith('sky-')) {
      texture.generateMipmaps = false;
      texture.minFilter = LinearFilter;
      texture.wrapS = RepeatWrapping;
    }
    void this.load(name, texture);
    return texture;
  }

  dispose(): void {
    for (const texture of this.known.values()) texture.dispose();
    this.known.clear();
  }

  private async load(name: string, texture: Texture): Promise<void> {
    this.waiting += 1;
    try {
      const image = new Image();
      image.src = ADDRESSES.get(name) ?? name;
      await image.decode();
      texture.image = image;
      texture.needsUpdate = true;
    } catch {
      // Never loaded, and no signal: the material keeps its plain colour.
    }
    this.waiting -= 1;
    this.onLoad(texture);
  }
}

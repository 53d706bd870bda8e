import { CircleGeometry, Mesh, MeshStandardMaterial, Vector2, type IUniform } from 'three';
import type { WallSide } from '#domain/room/geometry/walls';
import type { Plot } from '#domain/room/scene/outside/plot';
import { reflectionsOnly } from '#app/room/view/surfaces/reflections-only';
import type { Textures } from '#app/room/view/textures';

/** Metres of lawn in every direction. */
const REACH = 60;
/** Below the ground's level, so that paving never flickers with it. */
const UNDER = 0.004;

/** Further than anything is seen. Metres. */
const NOWHERE = 1000;

/**
 * Grass, mixed with itself turned and larger, with patches: no repeat is seen. Along the fences, under the plants, there is
 * soil; in front, where one stands, there is none.
 */
export class Lawn {
  readonly mesh: Mesh<CircleGeometry, MeshStandardMaterial>;
  /** Between which lines there is grass and no soil, as the uvs: across, and behind. */
  private readonly least = new Vector2();
  private readonly most = new Vector2();

  constructor(
    private readonly plot: Plot,
    textures: Textures,
  ) {
    this.mesh = grass(textures, {
      bedsLeast: { value: this.least },
      bedsMost: { value: this.most },
    });
  }

  /** Has soil along fences and hedges that are there only. @param isThere whether one is */
  bedsAlong(isThere: (side: WallSide) => boolean): void {
    const { width, depth, fence } = this.plot;
    this.least.set(isThere('left') ? fence.left - width / 2 : -NOWHERE, -NOWHERE);
    this.most.set(
      isThere('right') ? fence.right - width / 2 : NOWHERE,
      isThere('back') ? fence.back - depth / 2 : NOWHERE,
    );
  }
}

function grass(textures: Textures, beds: Record<'bedsLeast' | 'bedsMost', IUniform<Vector2>>) {
  const material = new MeshStandardMaterial({
    map: textures.get('grass'),
    normalMap: textures.get('grass-normal', { colour: false }),
    roughness: 1,
    envMapIntensity: 0.1,
  });
  const uniforms = { ...beds, patches: { value: textures.get('lawn-macro', { colour: false }) } };
  material.onBeforeCompile = (shader) => {
    reflectionsOnly(shader);
    Object.assign(shader.uniforms, uniforms);
    shader.fragmentShader =
      `uniform sampler2D patches;\nuniform vec2 bedsLeast;\nuniform vec2 bedsMost;\n${shader.fragmentShader}`.replace(
        '#include <map_fragment>',
        /* glsl */ `
      vec2 turned = mat2(0.79, -0.61, 0.61, 0.79) * vMapUv * 0.61;
      vec3 one = texture2D(map, vMapUv).rgb;
      vec3 grass = mix(one, texture2D(map, turned).rgb, 0.4);
      // Mixing takes away half of the difference between blades: put it back.
      const vec3 MEAN = vec3(0.067, 0.110, 0.020);
      grass = max(MEAN + (grass - MEAN) * 2.2, MEAN * 0.12);
      float patchy = texture2D(patches, vMapUv * (1.6 / 9.0)).g;
      grass *= pow(2.0 * patchy, 0.9) * vec3(1.12, 1.24, 0.74);
      vec2 at = vMapUv * 1.6;
      vec2 away = min(at - bedsLeast, bedsMost - at);
      float edge = min(away.x, away.y) + 0.5 * (patchy - 0.5) + 1.5 * (one.g - MEAN.g);
      vec3 soil = vec3(0.036, 0.024, 0.016) * (0.45 + 5.0 * texture2D(map, turned * 2.3).g);
      diffuseColor.rgb *= mix(soil, grass, smoothstep(1.02, 1.1, edge));
      `,
      );
  };
  const geometry = new CircleGeometry(REACH, 48).rotateX(-Math.PI / 2).translate(0, -UNDER, 0);
  const uv = geometry.getAttribute('uv');
  const position = geometry.getAttribute('position');
  for (let n = 0; n < uv.count; n += 1)
    uv.setXY(n, position.getX(n) / 1.6, -position.getZ(n) / 1.6);
  const mesh = new Mesh(geometry, material);
  mesh.receiveShadow = true;
  return mesh;
}

import { CircleGeometry, Mesh, MeshStandardMaterial } from 'three';
import type { Textures } from '#app/ui/room-view/textures';

/** Metres of lawn in every direction. */
const REACH = 60;
/** Below the ground's level, so that paving never flickers with it. */
const UNDER = 0.004;

/** Grass, mixed with itself turned and larger, with mown stripes and patches: no repeat is seen. */
export function lawn(textures: Textures): Mesh<CircleGeometry, MeshStandardMaterial> {
  const material = new MeshStandardMaterial({
    map: textures.get('grass'),
    normalMap: textures.get('grass-normal', { colour: false }),
    roughness: 1,
    envMapIntensity: 0.1,
  });
  const patches = { value: textures.get('lawn-macro', { colour: false }) };
  material.onBeforeCompile = (shader) => {
    shader.uniforms['patches'] = patches;
    shader.fragmentShader = `uniform sampler2D patches;\n${shader.fragmentShader}`.replace(
      '#include <map_fragment>',
      /* glsl */ `
      vec2 turned = mat2(0.79, -0.61, 0.61, 0.79) * vMapUv * 0.61;
      vec3 one = texture2D(map, vMapUv).rgb;
      vec3 grass = mix(one, texture2D(map, turned).rgb, 0.4);
      // Mixing takes away half of the difference between blades: put it back.
      const vec3 MEAN = vec3(0.067, 0.110, 0.020);
      grass = max(MEAN + (grass - MEAN) * 1.7, MEAN * 0.12);
      float patchy = texture2D(patches, vMapUv * (1.6 / 9.0)).g;
      diffuseColor.rgb *= grass * pow(2.0 * patchy, 1.1) * vec3(1.12, 1.0, 0.8);
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

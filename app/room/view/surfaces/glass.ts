import { CustomBlending, MeshStandardMaterial, OneFactor, OneMinusSrcAlphaFactor } from 'three';
import { reflectionsOnly } from './reflections-only';

/**
 * A pane: clear when looked at squarely, a mirror of the garden at a low angle. Only its reflection adds light; what is
 * behind shows through the rest. Lamps are not in it: without the room around them they would hang among the trees.
 */
export function glass(): MeshStandardMaterial {
  const pane = new MeshStandardMaterial({
    color: 0x000000,
    roughness: 0.04,
    metalness: 0,
    transparent: true,
    depthWrite: false,
    blending: CustomBlending,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
    // Two panes reflect about twice as much as one.
    envMapIntensity: 1.7,
  });
  pane.onBeforeCompile = (shader) => {
    reflectionsOnly(shader);
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <opaque_fragment>',
      /* glsl */ `
      float facing = saturate(dot(normal, normalize(vViewPosition)));
      float mirrored = 0.09 + 0.85 * pow(1.0 - facing, 5.0);
      gl_FragColor = vec4(reflectedLight.indirectSpecular, mirrored);
      `,
    );
  };
  return pane;
}

import type { WebGLProgramParametersWithUniforms } from 'three';

/**
 * Lets the surroundings give a material their reflections alone: the even light of the sky comes from lights, which the
 * room shades. For `onBeforeCompile`.
 */
export function reflectionsOnly(shader: WebGLProgramParametersWithUniforms): void {
  shader.fragmentShader = shader.fragmentShader.replace(
    '#include <lights_fragment_end>',
    'iblIrradiance = vec3(0.0);\n#include <lights_fragment_end>',
  );
}

import type { IUniform, Material, WebGLProgramParametersWithUniforms } from 'three';
import { TONE } from '#app/room/view/film/tone';

/** The exposure of the picture being taken, shared by everything that was pictured for the screen. */
export type Exposure = IUniform<number>;

/** Shows a material's colours on the screen as they are in its picture, whatever the exposure. */
export function asPictured(material: Material, exposure: Exposure): void {
  material.onBeforeCompile = (shader: WebGLProgramParametersWithUniforms) => {
    shader.uniforms['exposure'] = exposure;
    shader.fragmentShader = `uniform float exposure;\n${TONE}\n${shader.fragmentShader}`.replace(
      '#include <opaque_fragment>',
      'gl_FragColor = vec4(fromScreen(outgoingLight, exposure), 1.0);',
    );
  };
}

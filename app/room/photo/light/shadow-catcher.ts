import { Mesh, MeshLambertMaterial, PlaneGeometry, type IUniform } from 'three';

/** Across the ground that receives shadows. Metres. */
const REACH = 40;

/**
 * How dark full shade is in a picture as the screen takes it: light that is halved darkens a screen by a quarter only,
 * and opacity is of the screen.
 */
const DEPTH = 0.72;

/** The ground of a photograph: all that is seen of it is the shade that falls on it, of the sun and of the sky. */
export class ShadowCatcher {
  readonly mesh: Mesh<PlaneGeometry, MeshLambertMaterial>;
  private readonly open: IUniform<number> = { value: 1 };

  constructor() {
    const material = new MeshLambertMaterial({ color: 0xffffff, transparent: true });
    material.onBeforeCompile = (shader) => {
      Object.assign(shader.uniforms, { openLight: this.open });
      shader.fragmentShader = `uniform float openLight;\n${shader.fragmentShader}`.replace(
        '#include <opaque_fragment>',
        /* glsl */ `
        float lit = dot(outgoingLight, vec3(0.2126, 0.7152, 0.0722)) * PI;
        gl_FragColor = vec4(0.0, 0.0, 0.0, ${DEPTH} * saturate(1.0 - lit / openLight));
        `,
      );
    };
    this.mesh = new Mesh(new PlaneGeometry(REACH, REACH), material);
    this.mesh.rotation.x = -Math.PI / 2;
    this.mesh.receiveShadow = true;
    this.mesh.renderOrder = 1;
  }

  /** @param open what falls on the ground where nothing throws a shadow */
  inLight(open: number): void {
    this.open.value = open;
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
  }
}

import { BackSide, Mesh, ShaderMaterial, SphereGeometry, type IUniform, type Texture } from 'three';
import type { Textures } from '#app/ui/room-view/textures';
import { TONE } from '#app/ui/room-view/film/tone';
import type { Mood } from '#app/ui/room-view/light/moods';
import type { Exposure } from './exposed';

/** What is far: the sky and the land at the horizon, all round. */
export class Sky {
  readonly mesh: Mesh;
  private readonly picture: IUniform<Texture | null> = { value: null };
  private readonly material: ShaderMaterial;

  constructor(
    private readonly textures: Textures,
    exposure: Exposure,
  ) {
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { picture: this.picture, exposure },
      side: BackSide,
      depthWrite: false,
    });
    this.mesh = new Mesh(new SphereGeometry(90, 32, 16), this.material);
    this.mesh.renderOrder = -1;
    this.mesh.frustumCulled = false;
  }

  show({ picture }: Mood): void {
    this.picture.value = this.textures.get(picture, { repeat: false });
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.material.dispose();
  }
}

const VERTEX = /* glsl */ `
varying vec3 towards;
void main() {
  towards = position;
  gl_Position = projectionMatrix * vec4(mat3(viewMatrix) * position, 1.0);
  gl_Position.z = gl_Position.w * 0.99999;
}
`;

const FRAGMENT = /* glsl */ `
varying vec3 towards;
uniform sampler2D picture;
uniform float exposure;
${TONE}
void main() {
  vec3 at = normalize(towards);
  vec2 place = vec2(atan(at.z, at.x) * 0.15915494 + 0.5, asin(clamp(at.y, -1.0, 1.0)) * 0.31830989 + 0.5);
  gl_FragColor = vec4(fromScreen(texture2D(picture, place).rgb, exposure), 1.0);
}
`;

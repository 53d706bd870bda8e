import { BackSide, Mesh, ShaderMaterial, SphereGeometry } from 'three';
import type { Textures } from '#app/room/view/textures';
import { TONE } from '#app/room/view/film/tone';
import type { Mood } from '#app/room/view/light/moods';
import type { Exposure } from './exposed';

/** Where the glow is in the dusk's picture: behind the room. Radians from the front, as the sun's azimuth. */
const GLOW = Math.PI;

/** What is far: the sky and the land at the horizon, all round, from day to dusk. */
export class Sky {
  readonly mesh: Mesh;
  private readonly evening = { value: 0 };
  /** Of the dusk's picture, in turns. */
  private readonly turned = { value: 0 };
  private readonly material: ShaderMaterial;

  constructor(textures: Textures, exposure: Exposure) {
    const { evening, turned } = this;
    // Both from the start: a sky that came after the hour had changed would be black until then.
    const day = { value: textures.get('sky-day', { repeat: false }) };
    const dusk = { value: textures.get('sky-dusk', { repeat: false }) };
    this.material = new ShaderMaterial({
      vertexShader: VERTEX,
      fragmentShader: FRAGMENT,
      uniforms: { day, dusk, evening, turned, exposure },
      side: BackSide,
      depthWrite: false,
    });
    this.mesh = new Mesh(new SphereGeometry(90, 16, 8), this.material);
    this.mesh.renderOrder = -1;
    this.mesh.frustumCulled = false;
  }

  /** @param sunset the sun's azimuth, where it is known */
  show({ evening }: Mood, sunset: number = GLOW): void {
    this.evening.value = evening;
    this.turned.value = (sunset - GLOW) / (2 * Math.PI);
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
uniform sampler2D day;
uniform sampler2D dusk;
uniform float evening;
uniform float turned;
uniform float exposure;
${TONE}
void main() {
  vec3 at = normalize(towards);
  vec2 place = vec2(atan(at.z, at.x) * 0.15915494 + 0.5, asin(clamp(at.y, -1.0, 1.0)) * 0.31830989 + 0.5);
  // Its clouds are a dull day's: lighter, and the blue between them deeper.
  vec3 clear = 1.0 - (1.0 - texture2D(day, place).rgb) * vec3(0.84, 0.74, 0.56);
  vec3 seen = mix(clear, texture2D(dusk, place + vec2(turned, 0.0)).rgb, evening);
  gl_FragColor = vec4(fromScreen(seen, exposure), 1.0);
}
`;

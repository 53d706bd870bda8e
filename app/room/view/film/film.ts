import {
  ClampToEdgeWrapping, ConstantAlphaFactor, CustomBlending, HalfFloatType, LinearFilter, Mesh, NoBlending,
  OneMinusConstantAlphaFactor, OrthographicCamera, PlaneGeometry, Scene, ShaderMaterial, WebGLRenderTarget,
  type Camera, type IUniform, type Texture, type WebGLRenderer,
} from 'three'; // oxfmt-ignore
import { TONE } from './tone';

/**
 * Takes pictures of a scene in linear light, adds them up, and develops them on the canvas. While the view moves, each
 * picture is shown as it is; while it is still, many of them with slightly different light and camera become
 * one with soft shadows and smooth edges.
 */
export class Film {
  /** One picture with smoothed edges, shown while the view moves. */
  private readonly moving = target(4);
  /** One picture of many, and their mean. */
  private readonly single = target(0);
  private readonly mean = target(0);
  private readonly adding = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: ADD,
    uniforms: { picture: uniform() },
    depthTest: false,
    depthWrite: false,
    transparent: true,
    blending: CustomBlending,
    blendSrc: ConstantAlphaFactor,
    blendDst: OneMinusConstantAlphaFactor,
  });
  private readonly developing = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: DEVELOP,
    uniforms: { moving: uniform(), mean: uniform(), share: { value: 0 }, exposure: { value: 1 } },
    depthTest: false,
    depthWrite: false,
    blending: NoBlending,
  });
  private readonly sheet = new Mesh(new PlaneGeometry(2, 2), this.developing);
  private readonly easel = new Scene().add(this.sheet);
  private readonly square = new OrthographicCamera(-1, 1, 1, -1, 0, 1);

  /** @param isClear what lies behind the canvas is seen where the scene has nothing */
  constructor(
    private readonly renderer: WebGLRenderer,
    isClear = false,
  ) {
    if (isClear) this.developing.defines = { CLEAR: '' };
    this.sheet.frustumCulled = false;
    // Pictures are added to one another.
    renderer.autoClear = false;
  }

  resize(width: number, height: number): void {
    for (const each of [this.moving, this.single, this.mean]) each.setSize(width, height);
  }

  /** Has the device translate what a scene needs beside the page's own work, where it can, before its first picture. */
  async prepare(scene: Scene, camera: Camera): Promise<void> {
    if (!this.renderer.extensions.has('KHR_parallel_shader_compile')) return;
    this.renderer.setRenderTarget(this.moving);
    const prepared = this.renderer.compileAsync(scene, camera);
    this.renderer.setRenderTarget(null);
    await prepared;
  }

  /** Takes the picture that is shown at once. */
  snap(scene: Scene, camera: Camera): void {
    this.expose(this.moving, scene, camera);
  }

  /** Takes one of many pictures. @param count of those already added up */
  add(scene: Scene, camera: Camera, count: number): void {
    this.expose(this.single, scene, camera);
    set(this.adding, 'picture', this.single.texture);
    this.adding.blendAlpha = 1 / (count + 1);
    this.print(this.adding, this.mean);
  }

  /**
   * Shows the picture on the canvas, or prints it.
   *
   * @param share of the mean of many, from 0 to 1; the rest is the first one
   */
  develop(exposure: number, share: number, onto: WebGLRenderTarget | null = null): void {
    set(this.developing, 'moving', this.moving.texture);
    set(this.developing, 'mean', this.mean.texture);
    set(this.developing, 'share', share);
    set(this.developing, 'exposure', exposure);
    this.print(this.developing, onto);
  }

  dispose(): void {
    for (const each of [this.moving, this.single, this.mean]) each.dispose();
    this.adding.dispose();
    this.developing.dispose();
    this.sheet.geometry.dispose();
  }

  private expose(onto: WebGLRenderTarget, scene: Scene, camera: Camera): void {
    this.renderer.setRenderTarget(onto);
    this.renderer.clear();
    this.renderer.render(scene, camera);
    this.renderer.setRenderTarget(null);
  }

  private print(material: ShaderMaterial, onto: WebGLRenderTarget | null): void {
    this.sheet.material = material;
    this.renderer.setRenderTarget(onto);
    this.renderer.render(this.easel, this.square);
    this.renderer.setRenderTarget(null);
  }
}

const VERTEX = /* glsl */ `
varying vec2 place;
void main() { place = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }
`;

const ADD = /* glsl */ `
varying vec2 place;
uniform sampler2D picture;
// One glint of a single picture must not outshine all others.
void main() { gl_FragColor = min(texture2D(picture, place), vec4(12.0)); }
`;

const DEVELOP = /* glsl */ `
varying vec2 place;
uniform sampler2D moving;
uniform sampler2D mean;
uniform float share;
uniform float exposure;
${TONE}
float noise(vec2 at) { return fract(52.9829189 * fract(dot(at, vec2(0.06711056, 0.00583715)))); }
void main() {
  vec4 taken = mix(texture2D(moving, place), texture2D(mean, place), share);
#ifdef CLEAR
  taken.rgb /= max(taken.a, 0.001);
#else
  taken.a = 1.0;
#endif
  vec3 shown = toScreen(taken.rgb, exposure);
  shown = mix(1.055 * pow(shown, vec3(1.0 / 2.4)) - 0.055, shown * 12.92, vec3(lessThan(shown, vec3(0.0031308))));
  // A little grain against bands in the sky.
  gl_FragColor = vec4(shown + (noise(gl_FragCoord.xy) - 0.5) / 255.0, 1.0) * min(taken.a, 1.0);
}
`;

function target(samples: number): WebGLRenderTarget {
  return new WebGLRenderTarget(1, 1, {
    type: HalfFloatType,
    samples,
    depthBuffer: true,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    wrapS: ClampToEdgeWrapping,
    wrapT: ClampToEdgeWrapping,
    generateMipmaps: false,
  });
}

function uniform(): IUniform<Texture | null> {
  return { value: null };
}

function set(material: ShaderMaterial, name: string, value: Texture | number): void {
  const found = material.uniforms[name];
  if (found) found.value = value;
}

/**
 * The tone curve, as GLSL: scene light to what a screen shows, both linear. Between AgX, which alone is washed out, and
 * the filmic curve per channel, which alone is hard: colours move a little together before the curve, and back
 * after it, so that a bright red goes towards white as on film. Its foot is raised: dark frames and hedges keep their shape.
 *
 * `fromScreen` is its exact inverse: pictures taken for the screen (sky, plants) keep their look whatever the exposure.
 */
export const TONE = /* glsl */ `
const mat3 TOGETHER = mat3(0.90, 0.05, 0.05, 0.06, 0.89, 0.06, 0.04, 0.06, 0.89);
const mat3 APART = inverse(TOGETHER);
vec3 filmCurve(vec3 x) {
  return (x * (2.51 * x + 0.08)) / (x * (2.43 * x + 0.59) + 0.14);
}
vec3 toScreen(vec3 light, float exposure) {
  vec3 shown = APART * filmCurve(TOGETHER * (light * exposure));
  return clamp(shown, 0.0, 1.0);
}
vec3 fromScreen(vec3 shown, float exposure) {
  vec3 y = clamp(TOGETHER * shown, 0.0, 0.985);
  vec3 a = 2.51 - 2.43 * y;
  vec3 b = 0.08 - 0.59 * y;
  vec3 x = (-b + sqrt(b * b + 0.56 * a * y)) / (2.0 * a);
  return max(APART * x, 0.0) / exposure;
}
`;

import { Color, Vector3, type IUniform, type Material } from 'three';
import { reflectionsOnly } from '#app/room/view/surfaces/reflections-only';
import type { Room } from '#domain/room/geometry/room';

/**
 * The light that walls, floor and ceiling give to one another: even, but for the corners, which see less of it. Nothing outside
 * gets it, and what is inside gets no even light of the sky, which the roof keeps off.
 */
export class Indoors {
  readonly light: IUniform<Color> = { value: new Color() };
  private readonly least: IUniform<Vector3> = { value: new Vector3() };
  private readonly most: IUniform<Vector3> = { value: new Vector3() };

  /** Between which walls it is. */
  within({ depth, wallThickness, floorLevel, inside }: Room): void {
    const front = depth / 2 - wallThickness;
    this.least.value.set(-inside.width / 2, floorLevel, front - inside.depth);
    this.most.value.set(inside.width / 2, floorLevel + inside.height, front);
  }

  /** Gives it to a surface. */
  onto(surface: Material): void {
    const { light, least, most } = this;
    surface.onBeforeCompile = (shader) => {
      reflectionsOnly(shader);
      Object.assign(shader.uniforms, { indoorLight: light, indoorLeast: least, indoorMost: most });
      shader.vertexShader = `varying vec3 indoorAt;\nvarying vec3 indoorFacing;\n${shader.vertexShader}`.replace(
        '#include <project_vertex>',
        '#include <project_vertex>\nindoorAt = transformed;\nindoorFacing = objectNormal;',
      );
      shader.fragmentShader = `${CORNERS}${shader.fragmentShader}`.replace(
        '#include <lights_fragment_end>',
        'irradiance = indoorLight * openToRoom();\n#include <lights_fragment_end>',
      );
    };
  }
} // oxfmt-ignore

const CORNERS = /* glsl */ `
varying vec3 indoorAt;
varying vec3 indoorFacing;
uniform vec3 indoorLight;
uniform vec3 indoorLeast;
uniform vec3 indoorMost;
/** How much of the room a place sees; a wall does not hide it from itself. */
float openToRoom() {
  vec3 away = max(min(indoorAt - indoorLeast, indoorMost - indoorAt), 0.0);
  vec3 open = 1.0 - 0.34 * exp(-away / 0.16) - 0.2 * exp(-away / 0.7);
  open = mix(open, vec3(1.0), indoorFacing * indoorFacing);
  return open.x * open.y * open.z;
}
`;

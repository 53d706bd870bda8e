import { boundsOf } from '#domain/model/bounds';
import type { ExportedMesh } from './exported';
import type { Vec3 } from '#domain/model/mesh';
import { storedZip } from './stored-zip';

/** Quick Look maps the file into memory, which wants its content at a multiple of 64 bytes. */
const ALIGNED = 64;

/**
 * A room as a USDZ file for Quick Look, in metres, upright on a level plane: a layer of text in a zip that
 * is not compressed. The same bytes wherever it is made.
 */
export function usdz(meshes: readonly ExportedMesh[]): Uint8Array<ArrayBuffer> {
  const text = layer(meshes);
  const bytes = new Uint8Array(text.length);
  for (let n = 0; n < text.length; n += 1) bytes[n] = text.charCodeAt(n);
  return storedZip('room.usda', bytes, ALIGNED);
}

function layer(meshes: readonly ExportedMesh[]): string {
  return `#usda 1.0
(
    defaultPrim = "Room"
    metersPerUnit = 1
    upAxis = "Y"
)

def Xform "Room" (
    kind = "component"
    prepend apiSchemas = ["Preliminary_AnchoringAPI"]
)
{
    uniform token preliminary:anchoring:type = "plane"
    uniform token preliminary:planeAnchoring:alignment = "horizontal"

    def Scope "Materials"
    {
${meshes.map(material).join('')}    }

${meshes.map(mesh).join('')}}
`;
}

/** A name as USD allows it: letters, digits and underscores. */
function identifier({ name }: ExportedMesh): string {
  return name.replaceAll('-', '_');
}

function material(one: ExportedMesh): string {
  const name = identifier(one);
  const { opacity = 1, roughness, metalness, emissive } = one.material;
  const glow = emissive
    ? `            color3f inputs:emissiveColor = ${triple(one.emissive)}\n`
    : '';
  return `        def Material "${name}"
        {
            token outputs:surface.connect = </Room/Materials/${name}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = ${triple(one.colour)}
${glow && `    ${glow}`}                float inputs:metallic = ${metalness}
                float inputs:opacity = ${opacity}
                float inputs:roughness = ${roughness}
                token outputs:surface
            }
        }
`;
}

function mesh(one: ExportedMesh): string {
  const { positions, normals, indices } = one;
  const name = identifier(one);
  return `    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        float3[] extent = [${extent(positions)}]
        int[] faceVertexCounts = [${Array.from({ length: indices.length / 3 }, () => 3).join()}]
        int[] faceVertexIndices = [${indices.join()}]
        rel material:binding = </Room/Materials/${name}>
        normal3f[] normals = [${triples(normals)}] (
            interpolation = "vertex"
        )
        point3f[] points = [${triples(positions)}]
        uniform token subdivisionScheme = "none"
    }
`;
}

function triples(values: Float32Array): string {
  const all: string[] = [];
  for (let n = 0; n < values.length; n += 3)
    all.push(triple([values[n] ?? 0, values[n + 1] ?? 0, values[n + 2] ?? 0]));
  return all.join();
}

/** Three numbers to a tenth of a millimetre. */
function triple([x, y, z]: Vec3): string {
  return `(${short(x)},${short(y)},${short(z)})`;
}

function short(value: number): number {
  // Without a minus before nothing.
  return Math.round(value * 1e4) / 1e4 || 0;
}

function extent(positions: Float32Array): string {
  const { min, max } = boundsOf([{ positions }]);
  return `${triple(min)},${triple(max)}`;
}

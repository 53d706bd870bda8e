import { AsciiText } from './ascii-text';
import type { ExportedMesh } from './exported';
import { storedZip } from './stored-zip';

/** Quick Look maps the file into memory, which wants its content at a multiple of 64 bytes. */
const ALIGNED = 64;

/**
 * A room as a USDZ file for Quick Look, in metres, upright on a level plane: a layer of text in a zip that
 * is not compressed. The same bytes wherever it is made.
 */
export function usdz(meshes: readonly ExportedMesh[]): Uint8Array<ArrayBuffer> {
  const text = new AsciiText();
  text.add(`#usda 1.0
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
`);
  for (const one of meshes) addMaterial(text, one);
  text.add('    }\n\n');
  for (const one of meshes) addMesh(text, one);
  text.add('}\n');
  return storedZip('room.usda', text.bytes, ALIGNED);
}

/** A name as USD allows it: letters, digits and underscores. */
function identifier({ name }: ExportedMesh): string {
  return name.replaceAll('-', '_');
}

function addMaterial(text: AsciiText, one: ExportedMesh): void {
  const name = identifier(one);
  const { opacity = 1, roughness, metalness, emissive } = one.material;
  text.add(`        def Material "${name}"
        {
            token outputs:surface.connect = </Room/Materials/${name}/Surface.outputs:surface>

            def Shader "Surface"
            {
                uniform token info:id = "UsdPreviewSurface"
                color3f inputs:diffuseColor = `);
  text.addTriples(one.colour);
  if (emissive) {
    text.add('\n                color3f inputs:emissiveColor = ');
    text.addTriples(one.emissive);
  }
  text.add(`
                float inputs:metallic = ${metalness}
                float inputs:opacity = ${opacity}
                float inputs:roughness = ${roughness}
                token outputs:surface
            }
        }
`);
}

function addMesh(text: AsciiText, one: ExportedMesh): void {
  const { positions, normals, indices, bounds } = one;
  const name = identifier(one);
  text.add(`    def Mesh "${name}" (
        prepend apiSchemas = ["MaterialBindingAPI"]
    )
    {
        float3[] extent = [`);
  text.addTriples(bounds.min);
  text.add(',');
  text.addTriples(bounds.max);
  text.add(`]
        int[] faceVertexCounts = [3${',3'.repeat(indices.length / 3 - 1)}]
        int[] faceVertexIndices = [`);
  text.addWhole(indices);
  text.add(`]
        rel material:binding = </Room/Materials/${name}>
        normal3f[] normals = [`);
  text.addTriples(normals);
  text.add(`] (
            interpolation = "vertex"
        )
        point3f[] points = [`);
  text.addTriples(positions);
  text.add(`]
        uniform token subdivisionScheme = "none"
    }
`);
}

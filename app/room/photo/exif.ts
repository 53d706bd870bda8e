import { load } from 'exifreader';

/** Millimetres as on 35 mm that a lens can have: some cameras write 0. */
const [SHORTEST, LONGEST] = [8, 400];

/** Where tags stand at the latest. Bytes. */
const HEAD = 512 * 1024;

/** The focal length as on 35 mm that a photograph names; null where it names none that there is. */
export async function focalLengthOf(file: Blob): Promise<number | null> {
  try {
    const tags = load(await file.slice(0, HEAD).arrayBuffer(), { expanded: true });
    const millimetres = tags.exif?.FocalLengthIn35mmFilm?.value;
    const isLens = typeof millimetres === 'number' && millimetres >= SHORTEST && millimetres <= LONGEST; // oxfmt-ignore
    return isLens ? millimetres : null;
  } catch {
    // No tags, or torn ones: the photograph is used without.
    return null;
  }
}

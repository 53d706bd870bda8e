import { chance } from '#domain/room/scene/inside/scatter';
import { put, type Solid } from '#domain/room/model/solids/solid';
import { turned } from '#domain/room/model/solids/turned';
import type { Field, Slope } from './field';

/** The distance between two clumps of plants. Metres. */
const APART = 0.62;

/** Clumps of sedum in two greens; always the same ones. */
export function clumps({ across, behind }: Field, top: Slope): Solid[] {
  const columns = Math.floor((across[1] - across[0]) / APART);
  const rows = Math.floor((behind[1] - behind[0]) / APART);
  return Array.from({ length: columns * rows }, (_, n) => n).flatMap((n) => {
    const draw = (of: number) => chance(41 + of, n);
    const x = across[0] + ((n % columns) + 0.25 + 0.5 * draw(1)) * APART;
    const y = behind[0] + (Math.floor(n / columns) + 0.25 + 0.5 * draw(2)) * APART;
    const [wide, high] = [0.1 + 0.09 * draw(3), 0.03 + 0.05 * draw(4)];
    const material = draw(5) < 0.5 ? 'sedum-light' : 'sedum-dark';
    const profile = [[wide, 0], [wide * 0.55, high]] as const; // oxfmt-ignore
    const mound = turned({ material, role: 'roof' }, [0, 0, 0], profile, 5, true);
    return put([mound], ([px, py, pz]) => [x + px, y + py, top(x, y) + pz]);
  });
}

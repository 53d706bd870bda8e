/** Numbers from 0 to 1 without a pattern, the same each time: a garden looks as it did yesterday. */
export function seeded(seed: number): () => number {
  let state = Math.imul(seed + 17, 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state / 2 ** 32;
  };
}

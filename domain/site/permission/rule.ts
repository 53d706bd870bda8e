import type { Garden } from './garden';
import type { RuleSource } from './sources';

/** `fine`: within the rule. `apply`: outside it. `ask`: the rule or our knowledge leaves it open. */
export type Verdict = 'fine' | 'ask' | 'apply';

/** A rule's verdict on one garden. */
export interface Judgement {
  verdict: Verdict;
  /** In one or two plain sentences. */
  reason: string;
}

/** One published rule: its subject, its source, and how it judges. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly source: RuleSource;
  readonly judge: (garden: Garden) => Judgement;
}

export const fine = (reason: string): Judgement => ({ verdict: 'fine', reason });
export const ask = (reason: string): Judgement => ({ verdict: 'ask', reason });
export const apply = (reason: string): Judgement => ({ verdict: 'apply', reason });

/** "2.5 m", with a no-break space. */
export const metres = (value: number): string => `${rounded(value)}\u00a0m`;

/** "16 m²". */
export const squareMetres = (value: number): string => `${rounded(value)}\u00a0m²`;

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

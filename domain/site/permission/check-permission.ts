import { BUILDING_RULES } from './building-rules';
import type { Garden } from './garden';
import { PLANNING_RULES } from './planning-rules';
import { ask, metres, type Judgement, type Rule, type Verdict } from './rule';
import type { RuleSource } from './sources';

/** One rule and its verdict on this garden. */
export interface Finding extends Judgement {
  id: string;
  title: string;
  source: RuleSource;
}

/** One set of rules: its findings, most important first, and the overall verdict. */
export interface Section {
  verdict: Verdict;
  findings: Finding[];
}

/** The pre-check's result; extensions of the house come under other rules than these. */
export type PermissionCheck =
  | { kind: 'extension' }
  | { kind: 'outbuilding'; planning: Section; building: Section };

/** Between which two a distance is that was measured in a photo, metres. */
export interface Between {
  least: number;
  most: number;
}

/**
 * Checks a garden against the published rules for outbuildings in England. Guidance, not a decision: only
 * the council decides, and it may have withdrawn the right.
 *
 * @param between where the distance to the boundary is an estimate: a rule that both ends do not meet alike stays open
 */
export function checkPermission(garden: Garden, between?: Between): PermissionCheck {
  if (garden.building === 'extension') return { kind: 'extension' };
  const judgedBy = ({ judge }: Rule) => between ? estimated(judge, garden, between) : judge(garden); // oxfmt-ignore
  return {
    kind: 'outbuilding',
    planning: sectionOf(PLANNING_RULES, judgedBy),
    building: sectionOf(BUILDING_RULES, judgedBy),
  };
}

/** The rules ask of a distance only whether it is long enough, so its two ends tell of all between them. */
function estimated(judge: Rule['judge'], garden: Garden, { least, most }: Between): Judgement {
  const [near, far] = [least, most].map((boundary) => judge({ ...garden, boundary }));
  if (!near || !far || near.verdict === far.verdict) return judge(garden);
  return ask(
    `Measure the distance to the boundary on the ground: by your photo it is between ${metres(least)} and ${metres(most)}, and it decides here. ${near.reason}`,
  );
}

const WEIGHT: Record<Verdict, number> = { apply: 0, ask: 1, fine: 2 };

/** Sorts what speaks most against building without an application to the front. */
export function heaviestFirst(one: Judgement, other: Judgement): number {
  return WEIGHT[one.verdict] - WEIGHT[other.verdict];
}

/** The judgement of each rule, and of all of them together. */
export function sectionOf(rules: readonly Rule[], judge: (rule: Rule) => Judgement): Section {
  const findings = rules
    .map((rule) => ({ id: rule.id, title: rule.title, source: rule.source, ...judge(rule) }))
    .toSorted(heaviestFirst);
  return { verdict: findings[0]?.verdict ?? 'fine', findings };
}

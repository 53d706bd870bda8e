import { BUILDING_RULES } from './building-rules';
import type { Garden } from './garden';
import { PLANNING_RULES } from './planning-rules';
import type { Judgement, Rule, Verdict } from './rule';
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

/**
 * Checks a garden against the published rules for outbuildings in England. Guidance, not a decision: only
 * the council decides, and it may have withdrawn the right.
 */
export function checkPermission(garden: Garden): PermissionCheck {
  if (garden.building === 'extension') return { kind: 'extension' };
  return {
    kind: 'outbuilding',
    planning: sectionOf(PLANNING_RULES, ({ judge }) => judge(garden)),
    building: sectionOf(BUILDING_RULES, ({ judge }) => judge(garden)),
  };
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

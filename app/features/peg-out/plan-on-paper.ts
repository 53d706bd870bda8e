import { drawPegOut } from '#domain/drawing/plan/peg-out';
import type { Drawing } from '#domain/drawing/shapes';
import { atStandardScale } from './standard-scale';
import type { PlanProps } from './screen-plan';

/** What an A4 page leaves for the plan above its list: millimetres, with type of 3.2 mm. */
export const PAPER = { width: 184, height: 165, text: 3.2 };

/** Height that lines to write on take: millimetres. */
const BLANKS = 32;

export interface PaperPlan {
  drawing: Drawing;
  /** 50 for 1:50. */
  oneTo: number;
  /** Whether the page has room below for lines to write on. */
  leavesRoom: boolean;
}

/** The plan for paper alone, to a scale for which there are rulers. */
export function planOnPaper({ room, finishes, north }: PlanProps): PaperPlan {
  const { drawing, oneTo } = atStandardScale(PAPER, (sheet) =>
    drawPegOut(room, finishes, { north }, sheet),
  );
  const height = drawing.box.height * drawing.scale;
  return { drawing, oneTo, leavesRoom: height + BLANKS <= PAPER.height };
}

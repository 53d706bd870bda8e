import { drawPegOut } from '#domain/room/drawing/plan/peg-out';
import type { Drawing } from '#domain/room/drawing/shapes';
import { atStandardScale } from './standard-scale';
import type { PlanProps } from './screen-plan';

/** Space for the plan above its list on an A4 page, in millimetres, with 3.2 mm text. */
export const PAPER = { width: 184, height: 165, text: 3.2 };

/** Height of the blank lines to write on, in millimetres. */
const BLANKS = 32;

export interface PaperPlan {
  drawing: Drawing;
  /** 50 for 1:50. */
  oneTo: number;
  /** Whether the page has space below for lines to write on. */
  leavesRoom: boolean;
}

/** The plan for print only, to a scale that rulers exist for. */
export function planOnPaper({ room, finishes, north }: PlanProps): PaperPlan {
  const { drawing, oneTo } = atStandardScale(PAPER, (sheet) =>
    drawPegOut(room, finishes, { north }, sheet),
  );
  const height = drawing.box.height * drawing.scale;
  return { drawing, oneTo, leavesRoom: height + BLANKS <= PAPER.height };
}

import { useMemo } from 'react';
import { DrawingPicture } from '#app/ui/drawing';
import { drawPegOut } from '#domain/drawing/peg-out';
import { pegSheet } from '#styled/recipes';
import type { PlanProps } from './screen-plan';
import { atStandardScale } from './standard-scale';

/** What an A4 page leaves for the plan beside its list: millimetres, with type of 3.2 mm. */
const PAPER = { width: 184, height: 130, text: 3.2 };

/** The plan for paper alone, to a scale for which there are rulers. */
export function PrintedPlan({ room, finishes, north }: PlanProps) {
  const { drawing, oneTo } = useMemo(
    () => atStandardScale(PAPER, (sheet) => drawPegOut(room, finishes, { north }, sheet)),
    [room, finishes, north],
  );
  const styles = pegSheet();
  return (
    <div className={styles.printed}>
      <DrawingPicture drawing={drawing} unit="mm" />
      <p className={styles.scale}>{`1:${oneTo} on A4, printed at 100 %. Measures in metres.`}</p>
    </div>
  );
}

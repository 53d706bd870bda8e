import { DrawingPicture } from '#app/room/drawing/drawing';
import { pegSheet } from '#styled/recipes';
import type { PaperPlan } from './plan-on-paper';

interface Props extends Pick<PaperPlan, 'drawing' | 'oneTo'> {
  /** "The front looks south." */
  looks: string;
}

/** The printed plan and its scale. */
export function PrintedPlan({ drawing, oneTo, looks }: Props) {
  const styles = pegSheet();
  return (
    <div className={styles.printed}>
      <DrawingPicture drawing={drawing} unit="mm" />
      <p className={styles.scale}>
        {`1:${oneTo} on A4, printed at 100 %. Measures in metres. ${looks}`}
      </p>
    </div>
  );
}

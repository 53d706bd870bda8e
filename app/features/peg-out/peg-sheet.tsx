import { useMemo } from 'react';
import { Button } from '#app/ui/buttons/button';
import { frontLooks } from '#domain/room/sun/compass';
import { buildRoom } from '#domain/room/geometry/room';
import { pegSheet } from '#styled/recipes';
import { NorthSlider } from './north-slider';
import { PegList } from './peg-list';
import { PegNotes } from './peg-notes';
import { planOnPaper } from './plan-on-paper';
import { PrintedBlanks } from './printed-blanks';
import { PrintedPlan } from './printed-plan';
import { ScreenPlan } from './screen-plan';
import type { Design } from './use-design';
import { useNorth } from '#app/pwa/use-north';

/** Plan, measures and notes for one room; in print they fit on one page, drawn to a standard scale. */
export function PegSheet({ shell, draft }: Design) {
  const [saidNorth, turnNorth] = useNorth();
  const north = saidNorth ?? 0;
  const room = useMemo(() => buildRoom(shell, draft), [shell, draft]);
  const { finishes } = draft;
  const drawnDesign = { room, finishes, north };
  const paper = useMemo(() => planOnPaper({ room, finishes, north }), [room, finishes, north]);
  const looks = `The front looks ${frontLooks(north)}.`;
  const styles = pegSheet();
  return (
    <div className={styles.root}>
      <p className={styles.paperHead}>{`Peg-out sheet, ${shell.label}`}</p>
      <div className={styles.plan}>
        <ScreenPlan {...drawnDesign} />
        <PrintedPlan drawing={paper.drawing} oneTo={paper.oneTo} looks={looks} />
        <NorthSlider north={north} onTurn={turnNorth} />
        <p className={styles.looks}>{looks}</p>
      </div>
      <div className={styles.list}>
        <h2 className={styles.heading}>From peg to peg</h2>
        <PegList room={room} />
        <Button variant="line" className={styles.print} onClick={() => window.print()}>
          Print this sheet
        </Button>
      </div>
      <PegNotes room={room} />
      {paper.leavesRoom && <PrintedBlanks />}
    </div>
  );
}

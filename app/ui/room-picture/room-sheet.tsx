import { useState } from 'react';
import type { Corner } from '#domain/drawing/corners';
import { CORNERS } from '#domain/drawing/corners';
import type { Draft } from '#domain/draft/draft';
import type { ShellMeasures } from '#domain/geometry/walls';
import type { Beside } from './drawn-room';
import type { PictureStyles, PictureView } from './picture-views';
import { TurnButton } from './turn-button';
import { useDrawnRoom } from './use-drawn-room';

interface Props {
  shell: ShellMeasures;
  draft: Draft;
  /** The room it is compared with. */
  beside?: Beside | undefined;
  view: PictureView;
  /** The recipe's classes; the caller has the variant written out. */
  styles: PictureStyles;
}

/** One drawing of a room on its sheet, whose size is fixed before the drawing loads. */
export function RoomSheet({ shell, draft, beside, view, styles }: Props) {
  const { DrawnRoom, failed } = useDrawnRoom();
  const [turned, setTurned] = useState<Corner>('front-right');
  // The back of an extension is the house, so there is no view from there.
  const corners = CORNERS.filter(
    (each) => draft.roomType !== 'extension' || each.startsWith('front'),
  );
  const corner = corners.includes(turned) ? turned : 'front-right';
  return (
    <div className={styles.sheet}>
      {DrawnRoom && (
        <DrawnRoom shell={shell} draft={draft} beside={beside} view={view} corner={corner} />
      )}
      {view === 'outside' && <TurnButton corners={corners} corner={corner} onTurn={setTurned} />}
      {failed && <p className={styles.note}>The drawing could not be loaded.</p>}
    </div>
  );
}

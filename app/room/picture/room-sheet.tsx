import { useState } from 'react';
import { IconButton } from '#app/ui/buttons/icon-button';
import { TurnIcon } from '#app/ui/icons/arrows/turn-icon';
import type { Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { quarterOn } from '#domain/room/scene/outside/turning';
import { VIEWPOINTS } from '#domain/room/scene/outside/viewpoints';
import { css } from '#styled/css';
import { OutsidePicture } from './outside-picture';
import type { PictureStyles, PictureView } from './picture-views';
import { useDrawnRoom } from './use-drawn-room';
import { withShell } from './with-shell';

interface Props {
  draft: Draft;
  /** The design it is compared with. */
  beside?: Draft;
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
  view: PictureView;
  /** The recipe's classes; the caller has the variant written out. */
  styles: PictureStyles;
}

/** One picture of a room on its sheet, whose size is fixed before it loads; nothing for an unknown size. */
export function RoomSheet({ draft, beside, sizes, view, styles }: Props) {
  const { DrawnRoom, hasFailed } = useDrawnRoom();
  const [azimuth, setAzimuth] = useState<number>(VIEWPOINTS.standard.azimuth);
  const room = withShell(draft, sizes);
  if (!room) return null;
  if (view === 'outside')
    return (
      <div className={styles.sheet}>
        <OutsidePicture
          draft={draft}
          beside={beside}
          sizes={sizes}
          azimuth={azimuth}
          className={filling}
        />
        <IconButton
          label="Turn the room"
          className={styles.turn}
          onClick={() => setAzimuth(quarterOn(azimuth, draft.roomType === 'extension'))}
        >
          <TurnIcon />
        </IconButton>
      </div>
    );
  return (
    <div className={styles.sheet}>
      {DrawnRoom && <DrawnRoom {...room} beside={beside && withShell(beside, sizes)} view={view} />}
      {hasFailed && <p className={styles.note}>The drawing could not be loaded.</p>}
    </div>
  );
}

const filling = css({ height: 'full' });

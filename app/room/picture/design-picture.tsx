import { useId, useState } from 'react';
import type { Draft } from '#domain/design/draft/draft';
import type { PricingConfiguration } from '#domain/room/options/configuration';
import { picture } from '#styled/recipes';
import { PictureTabs } from './picture-tabs';
import { viewsOf, type PictureView } from './picture-views';
import { RoomSheet } from './room-sheet';
import { withShell } from './with-shell';

interface Props {
  draft: Draft;
  sizes: Pick<PricingConfiguration, 'shellSizes'>;
}

/** A design drawn from all sides; renders nothing until the design has a size from the price list. */
export function DesignPicture({ draft, sizes }: Props) {
  const name = useId();
  const [shownView, setShown] = useState<PictureView>('outside');
  if (!withShell(draft, sizes)) return null;
  const styles = picture({ place: 'page' });
  return (
    <section className={styles.root} aria-label="This room, drawn">
      <div className={styles.head}>
        <PictureTabs
          name={name}
          styles={styles}
          views={viewsOf([draft])}
          shownView={shownView}
          onShow={setShown}
        />
      </div>
      <RoomSheet draft={draft} sizes={sizes} view={shownView} styles={styles} />
    </section>
  );
}

import { stage } from '#styled/recipes';
import { STAGE_VIEW_NAMES, STAGE_VIEWS, type StageView } from './stage-view';

interface Props {
  shownView: StageView;
  onShow: (view: StageView) => void;
}

/** Selects the picture: radio buttons, so that the arrow keys work as in any form. */
export function StageTabs({ shownView, onShow }: Props) {
  const styles = stage();
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.legend}>Picture</legend>
      {STAGE_VIEWS.map((view) => (
        <label key={view} className={styles.tab}>
          <input
            type="radio"
            name="stage-view"
            value={view}
            checked={view === shownView}
            onChange={({ target }) => {
              onShow(view);
              // Of large letters a part may be cut off.
              target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            }}
            className={styles.input}
          />
          <span className={styles.word}>{STAGE_VIEW_NAMES[view]}</span>
        </label>
      ))}
    </fieldset>
  );
}

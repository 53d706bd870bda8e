import { VIEW_NAMES, type PictureStyles, type PictureView } from './picture-views';

interface Props {
  /** Distinguishes several of these on one page. */
  name: string;
  styles: PictureStyles;
  views: readonly PictureView[];
  shownView: PictureView;
  onShow: (view: PictureView) => void;
}

/** Selects the drawing: radio buttons, so that the arrow keys work as in any form. */
export function PictureTabs({ name, styles, views, shownView, onShow }: Props) {
  return (
    <fieldset className={styles.tabs}>
      <legend className={styles.legend}>Drawing</legend>
      {views.map((view) => (
        <label key={view} className={styles.tab}>
          <input
            type="radio"
            name={name}
            value={view}
            checked={view === shownView}
            onChange={() => onShow(view)}
            className={styles.input}
          />
          <span className={styles.word}>{VIEW_NAMES[view]}</span>
        </label>
      ))}
    </fieldset>
  );
}

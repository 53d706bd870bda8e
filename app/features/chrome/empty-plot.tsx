import plot from '#app/media/gallery-05.jpg?picture';
import { Picture } from '#app/ui/picture';
import { css } from '#styled/css';

/** A garden with nothing built in it yet. */
export function EmptyPlot() {
  const sizes = '(min-width: 1440px) 1296px, (min-width: 640px) 100vw, 170vw';
  return <Picture picture={plot} sizes={sizes} alt="" className={frame} />;
}

const frame = css({ position: 'absolute', inset: '0' });

import before from '#app/media/gallery-05.jpg?picture';
import after from '#app/media/gallery-06.jpg?picture';
import { Picture } from '#app/ui/pictures/picture';
import { css, cx } from '#styled/css';
import { pageGrid, wrap } from '#styled/recipes';

/** One garden from one viewpoint, before the first step and after the last: 5 columns, then 7. */
export function SameGarden() {
  return (
    <div className={cx(wrap(), room)}>
      <div className={cx(pageGrid(), css({ rowGap: '8' }))}>
        <figure
          className={css({ md: { gridColumn: '1 / span 3' }, lg: { gridColumn: '1 / span 5' } })}
        >
          <Picture picture={before} sizes="(min-width: 768px) 56vw, 100vw" className={frame} />
          <figcaption className={caption}>{before.title}</figcaption>
        </figure>
        <figure className={css({ md: { gridColumn: '4 / -1' }, lg: { gridColumn: '6 / -1' } })}>
          <Picture picture={after} sizes="(min-width: 768px) 56vw, 100vw" className={frame} />
          <figcaption className={caption}>{after.title}</figcaption>
        </figure>
      </div>
    </div>
  );
}

const room = css({ paddingBottom: 'section' });

const frame = css({
  aspectRatio: { base: '8 / 5', md: 'auto' },
  height: { md: 'clamp(260px, 34vw, 500px)' },
});

const caption = css({ textStyle: 'caption', color: 'textMuted', marginTop: '10px' });

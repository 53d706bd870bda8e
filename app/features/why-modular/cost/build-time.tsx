import { buildTimes } from '#app/content/why-modular/build-times';
import { css, cx } from '#styled/css';
import { fill } from './cost-fills';
import { timeBar } from './chart-scale';

const LONGEST = Math.max(...buildTimes.bars.map(({ weeks }) => weeks.to));

/** Two bars to one scale: weeks with us, months on a traditional site. */
export function BuildTime() {
  return (
    <figure className={figure}>
      <figcaption className={caption}>{buildTimes.caption}</figcaption>
      <ul className={css({ display: 'grid', gap: '5' })}>
        {buildTimes.bars.map(({ id, label, words, weeks }) => {
          const { least, more } = timeBar(weeks, LONGEST);
          return (
            <li key={id}>
              <p className={line}>
                <span>{label}</span>
                <b>{words}</b>
              </p>
              <div className={bar} aria-hidden="true">
                <span
                  className={id === 'modular' ? fill.from : fill.traditional}
                  style={{ width: `${least}%` }}
                />
                <span
                  className={id === 'modular' ? fill.to : cx(fill.traditional, open)}
                  style={{ width: `${more}%` }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}

const figure = css({ marginBottom: 'block' });

const caption = css({ textStyle: 'caption', color: 'textMuted', marginBottom: '5' });

const line = css({
  display: 'flex',
  gap: '3',
  marginBottom: '6px',
  '& > span': { minWidth: '96px' },
});

const bar = css({ display: 'flex', height: '14px' });

const open = css({
  background:
    'repeating-linear-gradient(135deg, {colors.text} 0 1.5px, transparent 1.5px 5px) !important',
  outline: '1px solid {colors.text}',
  outlineOffset: '-1px',
});

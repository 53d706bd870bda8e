import { Link } from '@tanstack/react-router';
import { insulation } from '#app/content/why-modular/insulation';
import { ArrowRightIcon } from '#app/ui/icons/arrows/arrow-right-icon';
import { css, cx } from '#styled/css';
import { goLink, pageGrid } from '#styled/recipes';

const { text, figures, claim, claimNote, link } = insulation;

/** What the wall does for the room, the two U-values side by side, and where to read more. */
export function InsulationClaim() {
  return (
    <div className={cx(pageGrid(), css({ rowGap: '8', marginTop: 'block' }))}>
      <div className={css({ lg: { gridColumn: '1 / span 7' } })}>
        <p className={css({ textStyle: 'lead', maxWidth: '42ch' })}>{text}</p>
        <dl className={values}>
          {figures.map(({ value, label }) => (
            <div key={label} className={figure}>
              <dt>{label}</dt>
              <dd className={amount}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={css({ lg: { gridColumn: '9 / -1', alignSelf: 'end' } })}>
        <p className={css({ textStyle: 'subheading' })}>{claim}</p>
        <p className={css({ textStyle: 'small', color: 'textMuted', marginBlock: '2' })}>
          {claimNote}
        </p>
        <Link to="/blog/$slug" params={{ slug: link.slug }} className={goLink()}>
          <span>{link.text}</span>
          <ArrowRightIcon />
        </Link>
      </div>
    </div>
  );
}

const values = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 'gutter',
  rowGap: '5',
  marginTop: '8',
});

const figure = css({
  flex: '1 0 auto',
  borderTop: '1px solid {colors.lineStrong}',
  paddingTop: '3',
  display: 'flex',
  flexDirection: 'column-reverse',
  '& > dt': { color: 'textMuted', textStyle: 'small', marginTop: '1' },
});

const amount = css({
  textStyle: 'heading',
  fontSize: 'min(8.8vw, clamp(1.75rem, 1.4rem + 1.4vw, 2.75rem))',
  whiteSpace: 'nowrap',
});

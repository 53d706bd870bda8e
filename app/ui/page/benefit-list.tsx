import { css, cx } from '#styled/css';

type Props = { items: readonly { readonly title: string; readonly text: string }[] };

/** Reasons under hairlines, each a heading and a sentence; three in a row where there is room. */
export function BenefitList({ items }: Props) {
  return (
    <ul className={cx(list, items.length % 2 === 0 ? pairs : rows)}>
      {items.map(({ title, text }) => (
        <li key={title} className={item}>
          <h3 className={css({ textStyle: 'subheading', maxWidth: '22ch' })}>{title}</h3>
          <p className={css({ color: 'textMuted', marginTop: '6px', maxWidth: '40ch' })}>{text}</p>
        </li>
      ))}
    </ul>
  );
}

const list = css({
  display: 'grid',
  columnGap: 'gutter',
  gridTemplateColumns: { lg: 'repeat(3, 1fr)' },
  rowGap: { lg: '4' },
  // The last row's room is the section's.
  marginBottom: '-28px',
});

const pairs = css({
  '@media (min-width: 768px) and (max-width: 1023px)': { gridTemplateColumns: '1fr 1fr' },
});

// Pairs would leave one over: each takes a row, its words beside its heading.
const rows = css({
  '@media (min-width: 768px) and (max-width: 1023px)': {
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: 'gutter',
      alignItems: 'baseline',
    },
  },
});

const item = css({
  borderTop: '1px solid {colors.line}',
  paddingTop: '5',
  paddingBottom: '28px',
});

import { css, cx } from '#styled/css';

type Props = { items: readonly { readonly title: string; readonly text: string }[] };

/** Reasons under hairlines, each with a heading and a sentence; three per row where there is space. */
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
  // The section provides the space below the last row.
  marginBottom: '-28px',
});

const pairs = css({
  '@media (min-width: 768px) and (max-width: 1023px)': { gridTemplateColumns: '1fr 1fr' },
});

// With an odd number of items, each takes a full row, its text beside its heading.
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

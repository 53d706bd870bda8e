import { css } from '#styled/css';

type Props = { items: readonly { readonly title: string; readonly text: string }[] };

/** Reasons under hairlines, each a heading and a sentence; three in a row where there is room. */
export function BenefitList({ items }: Props) {
  return (
    <ul className={list}>
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
  gridTemplateColumns: { md: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  rowGap: { lg: '4' },
});

const item = css({
  borderTop: '1px solid {colors.line}',
  paddingTop: '5',
  paddingBottom: '28px',
});

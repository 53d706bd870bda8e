import { css } from '#styled/css';

/** The picture beside the words from 1,024 px, above them on smaller screens. */
export const arrivalStyles = {
  root: css({
    lg: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      minHeight: 'calc(100svh - {sizes.header})',
    },
  }),
  picture: css({ height: { base: 'min(64vw, 34svh)', lg: 'auto' }, minHeight: '240px' }),
  words: css({
    position: 'relative',
    paddingInline: 'margin',
    paddingTop: { base: '6', lg: '10' },
    paddingBottom: { base: '12', lg: '10' },
    lg: { display: 'flex', flexDirection: 'column', justifyContent: 'center' },
  }),
  close: css({ position: 'absolute', top: '3', right: '2' }),
  title: css({ textStyle: 'heading', marginTop: '2', paddingRight: { base: '8', lg: '0' } }),
  figures: css({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '10',
    rowGap: '3',
    marginTop: '5',
    '& dt': { textStyle: 'caption', color: 'textMuted' },
  }),
  reference: css({
    fontSize: '1.25rem',
    fontWeight: '560',
    lineHeight: '1.35',
    letterSpacing: '0.02em',
    fontVariantNumeric: 'tabular-nums lining-nums',
  }),
  steps: css({
    marginTop: '6',
    borderTop: '1px solid {colors.text}',
    textStyle: 'small',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '8.75rem minmax(0, 1fr)',
      columnGap: '4',
      paddingBlock: '3',
      borderBottom: '1px solid {colors.line}',
    },
    '& span': { gridRow: 'span 2', fontWeight: '560' },
    '& strong': { fontWeight: '560' },
    '& p': { color: 'textMuted' },
  }),
  actions: css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '6' }),
  note: css({
    textStyle: 'small',
    color: 'textMuted',
    marginTop: '4',
    '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
  }),
};

import { defineSlotRecipe } from '@pandacss/dev';

/** The peg-out sheet: plan on columns 1–7, what to measure on 9–12; one A4 page on paper. */
export const pegSheet = defineSlotRecipe({
  className: 'pegSheet',
  jsx: [],
  slots: [
    'root', 'paperHead', 'plan', 'board', 'place', 'drawing', 'printed', 'scale', 'north', 'label',
    'slider', 'looks', 'list', 'heading', 'rows', 'row', 'box', 'ends', 'length', 'hint', 'print',
    'notes', 'points',
  ], // prettier-ignore
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: 'gutter',
      rowGap: '10',
      alignItems: 'start',
      '@media print': {
        display: 'block',
        '&, & *': { color: 'black !important' },
        'body:has(&) #root > :not(main)': { display: 'none' },
        'body:has(&) main': { minHeight: '0' },
      },
    },
    paperHead: {
      display: 'none',
      '@media print': { display: 'block', textStyle: 'subheading', marginBottom: '4mm' },
    },
    plan: { gridColumn: { lg: '1 / span 7' } },
    board: {
      background: 'sunken',
      padding: '2',
      marginInline: { base: 'calc(-1 * {spacing.margin})', md: '0' },
      '@media print': { display: 'none' },
    },
    place: { height: { base: 'min(104vw, 60svh)', md: '560px' }, minHeight: '320px' },
    drawing: { width: '100%', height: '100%' },
    printed: { display: 'none', '@media print': { display: 'block' } },
    scale: { textStyle: 'caption', marginTop: '2mm' },
    north: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', md: 'auto 1fr' },
      alignItems: 'center',
      columnGap: '5',
      paddingTop: '3',
      '@media print': { display: 'none' },
    },
    label: { textStyle: 'label' },
    slider: { width: '100%', height: 'target', margin: '0', accentColor: '{colors.accent}' },
    looks: { textStyle: 'small', color: 'textMuted' },
    list: {
      gridColumn: { lg: '9 / -1' },
      '@media print': { marginTop: '5mm' },
    },
    heading: {
      textStyle: 'subheading',
      marginBottom: '3',
    },
    rows: {
      borderTop: '1px solid {colors.text}',
      '@media print': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: '8mm' },
    },
    row: {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      columnGap: '4',
      alignItems: 'center',
      minHeight: '64px',
      paddingBlock: '2',
      borderBottom: '1px solid {colors.line}',
      cursor: 'pointer',
      '&:has(:checked)': { color: 'textMuted' },
      '@media print': { minHeight: '0', paddingBlock: '1mm' },
    },
    box: {
      gridRow: '1 / span 2',
      width: '24px',
      height: '24px',
      margin: '0',
      accentColor: '{colors.accent}',
      '@media print': {
        appearance: 'none',
        width: '4mm',
        height: '4mm',
        border: '0.3mm solid black',
      },
    },
    ends: { textStyle: 'label' },
    length: {
      textStyle: 'subheading',
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
    hint: {
      gridColumn: '2 / -1',
      textStyle: 'caption',
      color: 'textMuted',
      '@media print': { fontSize: '8pt' },
    },
    print: { marginTop: '6', width: 'full', '@media print': { display: 'none' } },
    notes: {
      gridColumn: { lg: '1 / span 7' },
      '@media print': { marginTop: '4mm', fontSize: '8.5pt', lineHeight: '1.35' },
    },
    points: {
      display: 'grid',
      gap: '3',
      color: 'textMuted',
      maxWidth: '62ch',
      '@media print': { gap: '1mm', maxWidth: 'none' },
    },
  },
});

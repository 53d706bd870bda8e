import { defineSlotRecipe } from '@pandacss/dev';

/** Ink hairline, heading on columns 1–7, one sentence on 9–12 aligned to its last baseline. */
export const sectionHead = defineSlotRecipe({
  className: 'sectionHead',
  slots: ['root', 'title', 'lead'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', lg: 'repeat(12, minmax(0, 1fr))' },
      columnGap: 'gutter',
      rowGap: '4',
      borderTop: '1px solid {colors.text}',
      paddingTop: '5',
      marginBottom: 'block',
    },
    title: { textStyle: 'heading', gridColumn: { lg: '1 / span 7' } },
    lead: {
      textStyle: 'lead',
      maxWidth: '42ch',
      color: 'textMuted',
      lg: { gridColumn: '9 / -1', alignSelf: 'end', paddingBottom: '6px' },
    },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';

/** A response beside its cause: icon, what happened, what to do. */
export const answer = defineSlotRecipe({
  className: 'answer',
  staticCss: ['*'],
  jsx: ['Answer'],
  slots: ['root', 'title', 'text'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '20px 1fr',
      columnGap: '14px',
      maxWidth: 'form',
      marginTop: '5',
      padding: '16px 18px',
      '& > svg': { marginTop: '3px' },
    },
    title: { fontWeight: '560' },
    text: { textStyle: 'small', color: 'textMuted', marginTop: '1' },
  },
  variants: {
    tone: {
      positive: { root: { background: 'positiveSoft', '& > svg': { color: 'positive' } } },
      warning: { root: { background: 'warningSoft', '& > svg': { color: 'warning' } } },
      danger: { root: { background: 'dangerSoft', '& > svg': { color: 'danger' } } },
      neutral: {
        root: {
          background: 'sunken',
          boxShadow: 'inset 0 0 0 1px {colors.line}',
          '& > svg': { color: 'textMuted' },
        },
      },
    },
  },
});

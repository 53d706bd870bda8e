import { defineRecipe } from '@pandacss/dev';

/** A status: icon, label and colour together. */
export const chip = defineRecipe({
  className: 'chip',
  staticCss: ['*'],
  jsx: ['StatusChip'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    fontSize: '0.875rem',
    fontWeight: '520',
    lineHeight: '1',
    whiteSpace: 'nowrap',
    '& > svg': { width: '18px', height: '18px' },
  },
  variants: {
    tone: {
      plain: { fontWeight: '450', color: 'textMuted' },
      waiting: { color: 'warning' },
      received: { color: 'positive' },
      attention: { color: 'danger' },
      sending: { color: 'accentInk', '& > svg': { animation: 'turn 2s linear infinite' } },
    },
  },
});

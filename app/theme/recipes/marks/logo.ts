import { defineRecipe } from '@pandacss/dev';

/** Mark and name on one line; slightly smaller on phones. */
export const logo = defineRecipe({
  className: 'logo',
  jsx: ['Logo'],
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    fontFamily: 'display',
    // Treated as a logotype: limited to the line's width when text is enlarged.
    fontSize: 'min(1.3125rem, 5.6vw)',
    fontWeight: '460',
    lineHeight: '1',
    letterSpacing: '-0.012em',
    whiteSpace: 'nowrap',
    '& svg': { width: '28px', height: '28px', flex: 'none' },
  },
});

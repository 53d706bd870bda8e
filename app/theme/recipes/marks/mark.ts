import { defineRecipe } from '@pandacss/dev';

/** The filled indicator of a choice. Follows an input that precedes it or its parent. */
export const mark = defineRecipe({
  className: 'mark',
  jsx: ['ChoiceMark'],
  base: {
    width: '24px',
    height: '24px',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    border: '1.5px solid {colors.lineStrong}',
    background: 'surface',
    '& > svg': { width: '16px', height: '16px', strokeWidth: '2', opacity: '0' },
    ':checked ~ &, :checked ~ * &': {
      background: 'accent',
      borderColor: 'accent',
      color: 'accentText',
      '& > svg': { opacity: '1' },
    },
  },
  variants: {
    shape: { round: { borderRadius: '50%' }, square: { borderRadius: 'control' } },
  },
  defaultVariants: { shape: 'round' },
});

import { defineRecipe } from '@pandacss/dev';

/** A price: the page's one warm colour, tabular figures. */
export const money = defineRecipe({
  className: 'money',
  jsx: ['Money'],
  base: { color: 'price', fontVariantNumeric: 'tabular-nums lining-nums' },
  variants: {
    size: {
      default: { textStyle: 'price' },
      large: { textStyle: 'priceLarge' },
      bar: { textStyle: 'price', fontSize: { base: '1.5rem', _short: '1.25rem' } },
      inline: {},
    },
  },
  defaultVariants: { size: 'default' },
});

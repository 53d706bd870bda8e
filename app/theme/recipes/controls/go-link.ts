import { defineRecipe } from '@pandacss/dev';

/** A text link with a drawn arrow: put the text in a span, followed by the arrow. */
export const goLink = defineRecipe({
  className: 'goLink',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    textStyle: 'label',
    color: 'accentInk',
    '& > span': { borderBottom: '1px solid currentColor', paddingBottom: '2px' },
    '& > svg': { transition: 'translate {durations.base} {easings.standard}' },
    '&:hover > svg': { translate: '4px 0' },
  },
});

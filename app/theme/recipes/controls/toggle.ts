import { defineRecipe } from '@pandacss/dev';

/** A 68 × 40 px switch with a hit area larger than its track. */
export const toggle = defineRecipe({
  className: 'toggle',
  jsx: ['Toggle'],
  base: {
    position: 'relative',
    width: '68px',
    height: '40px',
    flex: 'none',
    marginBlock: '1',
    border: '1px solid {colors.lineStrong}',
    borderRadius: 'pill',
    background: 'surface',
    transition: 'background-color {durations.quick}',
    _before: { content: '""', position: 'absolute', inset: '-6px' },
    _after: {
      content: '""',
      position: 'absolute',
      left: '5px',
      top: '5px',
      width: '28px',
      height: '28px',
      borderRadius: '50%',
      background: 'lineStrong',
      transition: 'translate {durations.base} {easings.standard}',
    },
    '&[aria-checked=true]': {
      background: 'accent',
      borderColor: 'accent',
      _after: { translate: '28px 0', background: 'accentText' },
    },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: '28px',
  height: '28px',
  borderRadius: '50%',
  border: '3px solid {colors.surface}',
  background: 'accent',
  boxShadow: '0 0 0 1px {colors.lineStrong}',
};

/** What is opened on the stage, over the choices, and the sun's sliders in it. */
export const stagePanel = defineSlotRecipe({
  className: 'stagePanel',
  jsx: [],
  slots: ['panel', 'head', 'title', 'slider', 'line', 'input', 'scale'],
  base: {
    panel: {
      '--from': 'calc({sizes.header} + {sizes.stage})',
      position: 'sticky',
      top: 'var(--from)',
      zIndex: 'sticky',
      // Without taking space of its own: nothing moves.
      height: 'calc(100dvh - var(--from))',
      marginBottom: 'calc(var(--from) - 100dvh)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      containerType: 'inline-size',
      paddingInline: { base: 'margin', lg: '28px', nav: '40px', _short: '20px' },
      paddingBottom: 'calc(20px + env(safe-area-inset-bottom))',
      background: 'canvas',
      fontVariantNumeric: 'tabular-nums',
      '[data-folded] + &': { '--from': 'calc({sizes.header} + 72px)' },
      _beside: {
        '&&': { '--from': '{sizes.header}' },
        gridArea: '1 / 2',
        marginBottom: '0',
        alignSelf: 'start',
      },
      '@media print': { '&&': { position: 'static', height: 'auto', marginBottom: '0' } },
    },
    head: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      paddingTop: { base: '1', lg: '5' },
      paddingBottom: { base: '1', lg: '3' },
      marginRight: '-12px',
      '@media print': { '& > button': { display: 'none' } },
    },
    // Focused so that it is read aloud; there is nothing to press, so no ring.
    title: { textStyle: 'subheading', _focusVisible: { outline: 'none' } },
    slider: { position: 'relative', paddingBottom: '1.25rem' },
    // As long as the handle's middle travels.
    line: {
      position: 'absolute',
      top: '17px',
      left: '14px',
      width: 'calc(100% - 28px)',
      height: '10px',
      background: 'line',
      borderRadius: '5px',
      overflow: 'hidden',
      pointerEvents: 'none',
      _highContrast: { border: '1px solid CanvasText' },
    },
    input: {
      position: 'relative',
      display: 'block',
      appearance: 'none',
      width: '100%',
      height: 'target',
      margin: '0',
      background: 'none',
      cursor: 'pointer',
      touchAction: 'pan-y',
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
    },
    scale: {
      position: 'absolute',
      inset: '40px 14px auto',
      textStyle: 'caption',
      color: 'textMuted',
      '& > span': { position: 'absolute', translate: '-50% 0', whiteSpace: 'nowrap' },
      // Larger letters leave space for its ends alone.
      '@container (max-width: 15em)': {
        '& > :not(:first-child, :last-child)': { display: 'none' },
      },
    },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';

/** The builder: the stage above or beside the choices, with the price at their foot. */
export const builderLayout = defineSlotRecipe({
  className: 'builderLayout',
  slots: ['root', 'side', 'choices', 'head', 'meta', 'step', 'title', 'intro', 'note'],
  base: {
    root: {
      '@media (scripting: none)': { paddingInline: 'margin' },
      _beside: {
        '@media (scripting: enabled)': {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
          _short: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
        },
      },
      '@media print': { display: 'block' },
    },
    side: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      // What the stage has opened lies over it: nothing below may have the focus.
      '[data-stage-panel] ~ &': { visibility: 'hidden', '@media print': { display: 'none' } },
      _beside: { gridArea: '1 / 2' },
    },
    choices: {
      flex: '1',
      width: '100%',
      maxWidth: '680px',
      paddingInline: { base: 'margin', lg: '28px', nav: '40px' },
      paddingBottom: { base: '120px', _beside: '32px' },
      marginInline: { base: 'auto', lg: '0' },
      _short: { paddingInline: '20px' },
      // What has the focus is not hidden by the picture above it or the price below. As padding of the page
      // it would scroll to reach the controls of picture and price themselves, which always stand there.
      '& :is(a, button, input, select)': {
        scrollMarginBottom: '96px',
        '@media (max-width: 1023px) and (min-height: 481px)': {
          scrollMarginTop: 'calc({sizes.stage} + 16px)',
        },
      },
      '@media (scripting: none)': { paddingTop: { base: '8', lg: '16' }, paddingInline: '0' },
    },
    // Contained separately from the step below: a press changes only one of them at a time.
    head: {
      contain: 'layout style',
      paddingTop: { base: '2', lg: '5' },
      // The links keep their height for a finger, and reach over what cannot be pressed.
      _phone: { paddingTop: '1', '& > nav': { marginBlock: '-14px -12px' } },
      '@media (scripting: none)': { display: 'none' },
    },
    meta: {
      containerType: 'inline-size',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '3',
      minHeight: '32px',
      textStyle: 'caption',
      color: 'textMuted',
      _phone: { minHeight: '28px' },
    },
    step: { display: 'flex', flexDirection: 'column' },
    title: {
      textStyle: 'heading',
      fontSize: 'clamp(1.75rem, 1.55rem + 1vw, 2.5rem)',
      marginBottom: '2',
      _phone: { fontSize: '1.5rem', lineHeight: '1.25' },
    },
    intro: {
      color: 'textMuted',
      maxWidth: '46ch',
      marginBottom: '5',
      // Below the choices, which are what one came for. While they still come in it would jump from place to place:
      // it waits for the price, which follows them.
      _phone: {
        order: '1',
        marginBlock: '5 0',
        textStyle: 'small',
        '.builderLayout__choices:not(:has(+ *)) &': { display: 'none' },
      },
      '@media (scripting: none)': { display: 'none' },
    },
    note: { textStyle: 'caption', color: 'textMuted', marginTop: '3' },
  },
});

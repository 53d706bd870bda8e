import { defineSemanticTokens, defineTokens } from '@pandacss/dev';
import { semanticColors } from './colors';

/** Every raw design value: spacing, type families, radii, layers and motion. */
export const tokens = defineTokens({
  fonts: {
    display: {
      value:
        '"Brygada 1918 Variable", "Brygada Fallback", "Brygada Fallback Times", "Brygada Fallback Noto", Georgia, serif',
    },
    text: {
      value:
        '"Hanken Grotesk Variable", "Hanken Fallback", "Hanken Fallback Roboto", system-ui, sans-serif',
    },
  },
  spacing: {
    1: { value: '4px' },
    2: { value: '8px' },
    3: { value: '12px' },
    4: { value: '16px' },
    5: { value: '20px' },
    6: { value: '24px' },
    8: { value: '32px' },
    10: { value: '40px' },
    12: { value: '48px' },
    16: { value: '64px' },
    20: { value: '80px' },
    24: { value: '96px' },
    32: { value: '128px' },
    section: { value: 'clamp(4.25rem, 2.8rem + 6vw, 8rem)' },
    block: { value: 'clamp(2.5rem, 1.9rem + 2.4vw, 4rem)' },
  },
  sizes: {
    full: { value: '100%' },
    target: { value: '48px' },
    dense: { value: '40px' },
    icon: { value: '20px' },
    page: { value: '1440px' },
    form: { value: '34rem' },
    panel: { value: '58rem' },
  },
  radii: {
    none: { value: '0' },
    control: { value: '3px' },
    panel: { value: '4px' },
    pill: { value: '999px' },
  },
  zIndex: {
    base: { value: 0 },
    sticky: { value: 10 },
    header: { value: 20 },
    bar: { value: 30 },
    chat: { value: 40 },
    menu: { value: 50 },
    scrim: { value: 60 },
    dialog: { value: 70 },
    toast: { value: 80 },
    skip: { value: 90 },
  },
  durations: {
    instant: { value: '80ms' },
    quick: { value: '140ms' },
    base: { value: '220ms' },
    price: { value: '320ms' },
    slow: { value: '420ms' },
  },
  easings: {
    standard: { value: 'cubic-bezier(.2, 0, 0, 1)' },
    enter: { value: 'cubic-bezier(.05, .7, .1, 1)' },
    exit: { value: 'cubic-bezier(.3, 0, .8, .15)' },
  },
});

/** Values that depend on the theme or the screen: 4, 8, then 12 columns. */
export const semanticTokens = defineSemanticTokens({
  colors: semanticColors,
  spacing: {
    gutter: { value: { base: '16px', md: '24px', lg: '32px' } },
    margin: { value: { base: '20px', md: '40px', lg: '48px' } },
  },
  sizes: {
    control: { value: { base: '52px', _low: '44px' } },
    // Never as low as what is pressed in it.
    header: { value: { base: '64px', lg: '76px', _low: '50px' } },
    // The builder's picture with its tabs, where it stands above the choices: a third of what is really to be seen.
    stage: { value: '33svh' },
  },
  shadows: {
    float: {
      value: {
        base: '0 1px 2px oklch(0.2 0.02 160 / 0.1), 0 12px 32px -8px oklch(0.2 0.02 160 / 0.22)',
        _dark: '0 0 0 1px {colors.line}, 0 16px 40px -8px oklch(0 0 0 / 0.6)',
      },
    },
  },
});

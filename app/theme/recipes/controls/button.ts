import { defineRecipe } from '@pandacss/dev';

/** Repeated in each variant, because a variant's rules override the base's. */
const unavailable = {
  '&:is(:disabled, [aria-disabled=true])': {
    background: 'sunken',
    borderColor: 'line',
    color: 'textMuted',
    cursor: 'not-allowed',
  },
};

/** Buttons and links that act: one solid button per screen, the rest outlined. */
export const button = defineRecipe({
  className: 'button',
  jsx: ['Button', 'LinkButton'],
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '10px',
    border: '1px solid transparent',
    borderRadius: 'control',
    textStyle: 'label',
    textAlign: 'center',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transition:
      'background-color {durations.quick}, border-color {durations.quick}, color {durations.quick}',
    '&[aria-busy=true]::before': {
      content: '""',
      width: '16px',
      height: '16px',
      flex: 'none',
      border: '2px solid currentColor',
      borderRightColor: 'transparent',
      borderRadius: '50%',
      animation: 'turn 0.9s linear infinite',
    },
  },
  variants: {
    variant: {
      solid: {
        background: 'accent',
        color: 'accentText',
        // Its words keep their ground: forced colours would lay the page's own behind them.
        forcedColorAdjust: 'none',
        ...unavailable,
        '&:not(:disabled, [aria-disabled=true])': {
          _hover: { background: 'accentHover' },
          _active: { background: 'accentPressed' },
        },
      },
      line: {
        borderColor: 'lineStrong',
        ...unavailable,
        '&:not(:disabled, [aria-disabled=true])': {
          _hover: { borderColor: 'text', background: 'surface' },
          _active: { background: 'sunken' },
        },
      },
      danger: {
        borderColor: 'danger',
        color: 'danger',
        ...unavailable,
        '&:not(:disabled, [aria-disabled=true])': {
          _hover: { background: 'dangerSoft' },
        },
      },
    },
    size: {
      default: { minHeight: 'control', paddingInline: '6' },
      compact: { minHeight: 'target', paddingInline: '14px' },
      dense: {
        minHeight: 'dense',
        paddingInline: '14px',
        fontSize: '0.875rem',
        lineHeight: '1',
        '@media (pointer: coarse), (max-width: 767px)': { minHeight: 'target' },
      },
    },
  },
  defaultVariants: { variant: 'solid', size: 'default' },
});

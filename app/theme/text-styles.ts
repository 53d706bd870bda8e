import { defineTextStyles } from '@pandacss/dev';

/**
 * The type scale: display face for headlines, text face for everything read or counted. Headlines are
 * limited to the window's width, so that a long word fits when text is enlarged to 200 %.
 */
export const textStyles = defineTextStyles({
  display: {
    value: {
      fontFamily: 'display',
      fontSize: 'min(15vw, clamp(2.625rem, 1.73rem + 3.8vw, 5rem))',
      lineHeight: '1.02',
      letterSpacing: '-0.022em',
      fontWeight: '440',
    },
  },
  title: {
    value: {
      fontFamily: 'display',
      fontSize: 'min(15vw, clamp(2.375rem, 1.66rem + 3.05vw, 4.25rem))',
      lineHeight: '1.04',
      letterSpacing: '-0.02em',
      fontWeight: '440',
    },
  },
  heading: {
    value: {
      fontFamily: 'display',
      fontSize: 'min(12.5vw, clamp(2rem, 1.58rem + 1.8vw, 3.125rem))',
      lineHeight: '1.08',
      letterSpacing: '-0.018em',
      fontWeight: '440',
    },
  },
  subheading: {
    value: {
      fontFamily: 'display',
      fontSize: 'clamp(1.4375rem, 1.33rem + .46vw, 1.75rem)',
      lineHeight: '1.18',
      letterSpacing: '-0.01em',
      fontWeight: '460',
    },
  },
  quote: {
    value: {
      fontFamily: 'display',
      fontSize: 'clamp(1.6875rem, 1.31rem + 1.6vw, 2.75rem)',
      lineHeight: '1.18',
      letterSpacing: '-0.014em',
      fontWeight: '420',
    },
  },
  lead: {
    value: {
      fontFamily: 'text',
      fontSize: 'clamp(1.1875rem, 1.12rem + .29vw, 1.375rem)',
      lineHeight: '1.45',
      letterSpacing: '-0.006em',
      fontWeight: '400',
    },
  },
  body: {
    value: {
      fontFamily: 'text',
      fontSize: '1.0625rem',
      lineHeight: '1.55',
      letterSpacing: '0',
      fontWeight: '400',
    },
  },
  label: {
    value: {
      fontFamily: 'text',
      fontSize: '1rem',
      lineHeight: '1.3',
      letterSpacing: '-0.003em',
      fontWeight: '560',
    },
  },
  small: {
    value: {
      fontFamily: 'text',
      fontSize: '0.9375rem',
      lineHeight: '1.5',
      letterSpacing: '0',
      fontWeight: '400',
    },
  },
  caption: {
    value: {
      fontFamily: 'text',
      fontSize: '0.875rem',
      lineHeight: '1.4',
      letterSpacing: '0.004em',
      fontWeight: '450',
    },
  },
  dense: {
    value: {
      fontFamily: 'text',
      fontSize: '0.875rem',
      lineHeight: '1.35',
      letterSpacing: '0',
      fontWeight: '420',
    },
  },
  drawing: {
    value: {
      fontFamily: 'text',
      fontSize: '0.8125rem',
      lineHeight: '1.2',
      letterSpacing: '0.01em',
      fontWeight: '500',
    },
  },
  price: {
    value: {
      fontFamily: 'text',
      fontSize: 'clamp(1.5rem, 1.37rem + .54vw, 1.875rem)',
      lineHeight: '1.1',
      letterSpacing: '-0.018em',
      fontWeight: '560',
    },
  },
  priceLarge: {
    value: {
      fontFamily: 'text',
      fontSize: 'clamp(2.25rem, 1.8rem + 1.9vw, 3.5rem)',
      lineHeight: '1',
      letterSpacing: '-0.03em',
      fontWeight: '500',
    },
  },
});

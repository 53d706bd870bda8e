import { defineSemanticTokens } from '@pandacss/dev';

/** Colour values in OKLCH. Not registered as tokens: screens can use only the semantic names below. */
const palette = {
  paper: {
    0: 'oklch(0.994 0.002 95)',
    50: 'oklch(0.977 0.005 92)',
    100: 'oklch(0.95 0.008 90)',
    200: 'oklch(0.914 0.011 88)',
    300: 'oklch(0.862 0.014 88)',
  },
  stone: {
    500: 'oklch(0.6 0.014 95)',
    700: 'oklch(0.415 0.014 140)',
  },
  ink: {
    900: 'oklch(0.235 0.017 162)',
  },
  evergreen: {
    950: 'oklch(0.215 0.028 164)',
    900: 'oklch(0.268 0.038 164)',
    800: 'oklch(0.32 0.048 163)',
    700: 'oklch(0.378 0.057 162)',
    500: 'oklch(0.53 0.075 160)',
    300: 'oklch(0.825 0.046 158)',
    200: 'oklch(0.88 0.036 157)',
    100: 'oklch(0.932 0.022 156)',
  },
  cedar: {
    800: 'oklch(0.4 0.092 43)',
    700: 'oklch(0.445 0.1 44)',
    600: 'oklch(0.56 0.122 47)',
    400: 'oklch(0.74 0.105 56)',
    300: 'oklch(0.805 0.088 60)',
    100: 'oklch(0.94 0.024 66)',
  },
  charcoal: {
    950: 'oklch(0.172 0.006 70)',
    900: 'oklch(0.208 0.007 70)',
    850: 'oklch(0.24 0.008 70)',
    800: 'oklch(0.28 0.009 70)',
    700: 'oklch(0.35 0.011 72)',
    500: 'oklch(0.56 0.013 78)',
  },
  chalk: {
    300: 'oklch(0.8 0.012 84)',
    100: 'oklch(0.945 0.008 88)',
  },
  moss: {
    700: 'oklch(0.4 0.085 148)',
    100: 'oklch(0.942 0.03 146)',
    300: 'oklch(0.83 0.1 148)',
    900: 'oklch(0.29 0.04 150)',
  },
  amber: {
    800: 'oklch(0.415 0.085 72)',
    100: 'oklch(0.948 0.045 88)',
    300: 'oklch(0.85 0.11 84)',
    900: 'oklch(0.3 0.04 78)',
  },
  brick: {
    700: 'oklch(0.435 0.145 28)',
    600: 'oklch(0.48 0.165 28)',
    100: 'oklch(0.945 0.022 24)',
    300: 'oklch(0.8 0.095 26)',
    900: 'oklch(0.29 0.05 26)',
  },
} as const;

/**
 * A colour that says something by itself (an edge, a filled mark, a line of a drawing), and those beside it:
 * where the reader's system forces its own colours, browsers keep only its own names.
 */
function inTwo(light: string, dark: string, forced: string) {
  return { base: light, _highContrast: forced, _dark: { base: dark, _highContrast: forced } };
}

/** Colours by purpose. Every text pair reaches 4.5:1 in both themes, body text 7:1. */
export const semanticColors = defineSemanticTokens.colors({
  canvas: { value: inTwo(palette.paper[50], palette.charcoal[900], 'Canvas') },
  surface: { value: inTwo(palette.paper[0], palette.charcoal[850], 'Canvas') },
  raised: { value: inTwo(palette.paper[0], palette.charcoal[800], 'Canvas') },
  sunken: { value: inTwo(palette.paper[100], palette.charcoal[950], 'Canvas') },
  text: { value: inTwo(palette.ink[900], palette.chalk[100], 'CanvasText') },
  textMuted: {
    value: {
      base: palette.stone[700],
      _moreContrast: palette.ink[900],
      _dark: { base: palette.chalk[300], _moreContrast: palette.chalk[100] },
    },
  },
  line: {
    value: {
      base: palette.paper[300],
      _moreContrast: palette.stone[500],
      _highContrast: 'GrayText',
      _dark: {
        base: palette.charcoal[700],
        _moreContrast: palette.charcoal[500],
        _highContrast: 'GrayText',
      },
    },
  },
  lineStrong: { value: inTwo(palette.stone[500], palette.charcoal[500], 'CanvasText') },
  accent: { value: inTwo(palette.evergreen[800], palette.evergreen[300], 'Highlight') },
  accentHover: { value: inTwo(palette.evergreen[900], palette.evergreen[200], 'Highlight') },
  accentPressed: { value: inTwo(palette.evergreen[950], palette.evergreen[200], 'Highlight') },
  accentText: { value: inTwo(palette.paper[0], palette.evergreen[950], 'HighlightText') },
  accentInk: { value: { base: palette.evergreen[700], _dark: palette.evergreen[300] } },
  accentSoft: { value: { base: palette.evergreen[100], _dark: palette.evergreen[900] } },
  band: { value: { base: palette.evergreen[900], _dark: palette.evergreen[950] } },
  bandText: { value: { base: palette.paper[50], _dark: palette.chalk[100] } },
  bandMuted: { value: { base: palette.evergreen[200], _dark: palette.evergreen[200] } },
  bandLine: { value: { base: palette.evergreen[500], _dark: palette.evergreen[500] } },
  mark: { value: inTwo(palette.cedar[600], palette.cedar[400], 'Highlight') },
  price: { value: { base: palette.cedar[800], _dark: palette.cedar[300] } },
  cedarSoft: { value: { base: palette.cedar[100], _dark: palette.charcoal[800] } },
  positive: { value: { base: palette.moss[700], _dark: palette.moss[300] } },
  positiveSoft: { value: { base: palette.moss[100], _dark: palette.moss[900] } },
  warning: { value: { base: palette.amber[800], _dark: palette.amber[300] } },
  warningSoft: { value: { base: palette.amber[100], _dark: palette.amber[900] } },
  danger: { value: { base: palette.brick[700], _dark: palette.brick[300] } },
  dangerSoft: { value: { base: palette.brick[100], _dark: palette.brick[900] } },
  dangerFill: { value: { base: palette.brick[600], _dark: palette.brick[300] } },
  dangerFillText: { value: { base: palette.paper[0], _dark: palette.charcoal[950] } },
  focus: { value: { base: palette.evergreen[700], _dark: palette.cedar[300] } },
  drawing: { value: inTwo(palette.ink[900], palette.chalk[100], 'CanvasText') },
  drawingFaint: { value: inTwo(palette.stone[500], palette.charcoal[500], 'GrayText') },
  scrim: { value: { base: 'oklch(0.235 0.017 162 / 0.55)', _dark: 'oklch(0.10 0.005 70 / 0.7)' } },
});

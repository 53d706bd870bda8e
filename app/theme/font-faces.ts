import { defineGlobalFontface } from '@pandacss/dev';

/**
 * Fallbacks for the two typefaces, matched to their metrics at the weights in use (average advance of our
 * own headings and paragraphs), so that no line moves when the real font loads.
 */
export const fallbackFaces = defineGlobalFontface({
  'Brygada Fallback': {
    src: ['local("Georgia")', 'local("Gelasio")'],
    sizeAdjust: '104.62%',
    ascentOverride: '87.94%',
    descentOverride: '23.9%',
    lineGapOverride: '0%',
  },
  'Brygada Fallback Times': {
    src: ['local("Times New Roman")', 'local("Liberation Serif")', 'local("Tinos")'],
    sizeAdjust: '113.66%',
    ascentOverride: '80.94%',
    descentOverride: '22%',
    lineGapOverride: '0%',
  },
  'Brygada Fallback Noto': {
    src: 'local("Noto Serif")',
    sizeAdjust: '97.91%',
    ascentOverride: '93.96%',
    descentOverride: '25.53%',
    lineGapOverride: '0%',
  },
  'Hanken Fallback': {
    src: ['local("Arial")', 'local("Helvetica")', 'local("Liberation Sans")', 'local("Arimo")'],
    sizeAdjust: '100.3%',
    ascentOverride: '99.7%',
    descentOverride: '30.21%',
    lineGapOverride: '0%',
  },
  'Hanken Fallback Roboto': {
    src: 'local("Roboto")',
    sizeAdjust: '100.7%',
    ascentOverride: '99.3%',
    descentOverride: '30.09%',
    lineGapOverride: '0%',
  },
});

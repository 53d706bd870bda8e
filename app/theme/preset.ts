import { definePreset } from '@pandacss/dev';
import { fallbackFaces } from './font-faces';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { recipes, slotRecipes } from './recipe-list';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

/** The look of the site as one Panda preset: tokens, ground rules and dressed parts. */
export const theme = definePreset({
  name: 'modular-garden-rooms',
  conditions: {
    dark: '.dark &',
    // A finger does not hover: it would leave the look behind, and cost a press two frames.
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
  },
  globalCss,
  globalFontface: fallbackFaces,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', nav: '1240px', xl: '1440px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});

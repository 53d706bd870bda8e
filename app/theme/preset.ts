import { definePreset } from '@pandacss/dev';
import { fallbackFaces } from './font-faces';
import { globalCss } from './global-css';
import { keyframes } from './keyframes';
import { recipes, slotRecipes } from './recipe-list';
import { textStyles } from './text-styles';
import { semanticTokens, tokens } from './tokens';

/** The site's design as one Panda preset: tokens, base styles and recipes. */
export const theme = definePreset({
  name: 'modular-garden-rooms',
  conditions: {
    dark: '.dark &',
    // A phone on its side.
    short: '@media (max-height: 480px)',
    // A screen with little room: what does not choose makes way for the choices.
    phone: '@media (max-width: 639px), (max-height: 480px)',
    // A phone whose browser has taken a part of its height.
    low: '@media (max-height: 600px)',
    // Where the builder's picture stands beside the choices: wide screens, and a phone on its side.
    beside: '@media (min-width: 1024px), (min-width: 640px) and (max-height: 480px)',
    // Where it stands above them and is a strip: on request, and while a keyboard takes half of a phone.
    folded: [
      '@media (max-width: 639px), (max-width: 1023px) and (min-height: 481px)',
      '&:is([data-folded], [data-folded] *, [data-strip], [data-strip] *)',
    ],
    // Touch screens do not hover: the style would stick after a tap, and cost a press two frames.
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover])'],
  },
  globalCss,
  globalFontface: fallbackFaces,
  theme: {
    breakpoints: { sm: '480px', md: '768px', lg: '1024px', nav: '1280px', xl: '1440px' },
    tokens,
    semanticTokens,
    textStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});

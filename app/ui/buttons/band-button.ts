import { css } from '#styled/css';

/**
 * Button colours for the evergreen band, on top of each variant. `&&` outranks the recipe's own colours,
 * including its hover styles.
 */
export const bandButton = {
  solid: css({
    '&&': { bg: 'bandText', color: 'band', _dark: { bg: 'accent', color: 'accentText' } },
    '&&:hover': { bg: 'bandMuted', _dark: { bg: 'accentHover' } },
  }),
  line: css({
    '&&': { borderColor: 'bandMuted', color: 'bandText' },
    '&&:hover': { bg: 'transparent', borderColor: 'bandText' },
  }),
};

import { css } from '#styled/css';

/**
 * What buttons wear on the evergreen band, over their own variant. `&&` is stronger than the
 * recipe's own colours, which answer to the pointer too.
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

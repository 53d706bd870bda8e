import { defineSlotRecipe } from '@pandacss/dev';

/** The sticky header: with links from 1,280 px, with a menu button below that. */
export const header = defineSlotRecipe({
  className: 'header',
  jsx: ['Header'],
  slots: ['root', 'row', 'home', 'nav', 'link', 'menuButton'],
  base: {
    root: {
      position: 'sticky',
      top: '0',
      zIndex: 'header',
      background: 'canvas',
      borderBottom: '1px solid {colors.line}',
      '@media print': { position: 'static' },
      // Hides a partly parsed header, which would shift when the rest arrives; `:root` gets the rule
      // inlined.
      '&:not(:root, :has([popovertarget]))': { display: 'none' },
    },
    row: { display: 'flex', alignItems: 'center', gap: '2', minHeight: 'header' },
    home: {
      marginRight: 'auto',
      '@media (max-width: 480px)': {
        '& > span': { gap: '10px', fontSize: 'min(1.1875rem, 8vw - 12px)' },
        '& svg': { width: '26px', height: '26px' },
      },
      '@media (max-width: 359px)': {
        '& > span': { fontSize: 'min(1.0625rem, 5.3vw)', lineHeight: '1.1', whiteSpace: 'normal' },
      },
      // The name on two lines, to leave the row to the links.
      '@media (min-width: 1280px) and (max-width: 1399px)': {
        '& > span': { fontSize: '1.125rem', lineHeight: '1.1' },
        '& span span': { width: 'min-content', minWidth: '7em', whiteSpace: 'normal' },
      },
    },
    // Wraps only when text is enlarged.
    nav: { display: { base: 'none', nav: 'flex' }, flexWrap: 'wrap' },
    link: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '5px',
      minHeight: 'target',
      paddingInline: '6px',
      fontSize: '0.875rem',
      fontWeight: '480',
      lineHeight: '1',
      whiteSpace: 'nowrap',
      _hover: { color: 'accentInk' },
      '&:is([aria-current], [data-current])::after': {
        content: '""',
        position: 'absolute',
        insetInline: '6px',
        bottom: '7px',
        height: '2px',
        background: 'mark',
      },
      '@media (min-width: 1400px)': {
        paddingInline: '8px',
        fontSize: '0.9375rem',
        '&:is([aria-current], [data-current])::after': { insetInline: '8px' },
      },
    },
    menuButton: {
      hideFrom: 'nav',
      marginRight: '-12px',
      '& svg + svg': { display: 'none' },
      '&[aria-expanded=true]': {
        '& svg': { display: 'none' },
        '& svg + svg': { display: 'block' },
      },
    },
  },
});

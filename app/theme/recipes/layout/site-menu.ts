import { defineSlotRecipe } from '@pandacss/dev';

/** The small-screen menu: a native popover below the header, with its actions within thumb reach. */
export const siteMenu = defineSlotRecipe({
  className: 'siteMenu',
  jsx: ['SiteMenu'],
  slots: ['root', 'links', 'link', 'services', 'service', 'foot'],
  base: {
    root: {
      position: 'fixed',
      inset: '{sizes.header} 0 0',
      width: 'auto',
      height: 'auto',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      background: 'canvas',
      color: 'text',
      overscrollBehavior: 'contain',
      '&:popover-open': {
        display: { base: 'flex', nav: 'none' },
        flexDirection: 'column',
        animation: 'appear {durations.quick}',
      },
      // Browsers without popover support would show it permanently.
      '@supports not selector(:popover-open)': { display: 'none' },
    },
    links: { flex: '1', overflow: 'auto', padding: '8px {spacing.margin} 24px' },
    link: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      minHeight: 'target',
      borderBottom: '1px solid {colors.line}',
      textStyle: 'subheading',
      '&[aria-current]': { color: 'accentInk' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    services: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      columnGap: '4',
      marginTop: '5',
    },
    service: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: 'target',
      lineHeight: '1.35',
      paddingBlock: '6px',
      '& > svg': { width: '26px', height: '26px', flex: 'none' },
      '&[aria-current]': { color: 'accentInk' },
    },
    foot: {
      display: 'grid',
      gridTemplateColumns: '1fr auto',
      gap: '3',
      padding: '12px {spacing.margin} calc(12px + env(safe-area-inset-bottom))',
      borderTop: '1px solid {colors.line}',
    },
  },
});

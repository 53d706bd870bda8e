import { defineSlotRecipe } from '@pandacss/dev';

/** The dropdown of the four services: a details element, so it opens without JavaScript. */
export const servicesMenu = defineSlotRecipe({
  className: 'servicesMenu',
  jsx: ['ServicesMenu'],
  slots: ['root', 'panel', 'item', 'link', 'name', 'from'],
  base: {
    root: {
      position: 'relative',
      '& > summary svg': {
        width: '14px',
        height: '14px',
        transition: 'rotate {durations.quick}',
      },
      '&[open] > summary svg': { rotate: '180deg' },
    },
    panel: {
      position: 'absolute',
      top: 'calc(100% + 6px)',
      left: '-14px',
      zIndex: 'menu',
      width: '380px',
      paddingBlock: '2',
      background: 'raised',
      borderRadius: 'panel',
      boxShadow: 'float',
    },
    item: {
      '& + &': { position: 'relative' },
      '& + &::before': {
        content: '""',
        position: 'absolute',
        top: '0',
        insetInline: '6',
        borderTop: '1px solid {colors.line}',
      },
    },
    link: {
      display: 'flex',
      alignItems: 'center',
      gap: '4',
      padding: '12px 24px',
      '& > svg': { width: '32px', height: '32px', flex: 'none' },
      '&:is(:hover, [aria-current])': { color: 'accentInk' },
      _focusVisible: { outlineOffset: '-3px' },
    },
    name: { display: 'block', textStyle: 'label', lineHeight: '1.3' },
    from: {
      display: 'block',
      marginTop: '5px',
      textStyle: 'caption',
      lineHeight: '1.4',
      color: 'textMuted',
    },
  },
});

import { defineSlotRecipe } from '@pandacss/dev';
import { coveringInput } from '#app/theme/recipes/covering-input';
import { pictureTab } from './picture-tab';

const aboveTools = {
  position: 'absolute',
  right: '0',
  bottom: '100%',
  background: 'canvas',
} as const;

/** Letters so large that there is no space for words over the picture: what they say is said elsewhere, too. */
const CROWDED = '@container (max-width: 19em)';

/**
 * The picture of the room that stays in sight while one chooses: pinned above the choices on a phone,
 * where it folds to a strip; beside them from 1,024 px and on a phone on its side.
 */
export const stage = defineSlotRecipe({
  className: 'stage',
  jsx: ['Stage', 'StageTabs', 'PlanPicture', 'SidesPicture', 'FurnitureChips', 'OpeningsMessage'],
  slots: [
    'root', 'picture', 'turning', 'sheet', 'sides', 'side', 'caption', 'bottom', 'tabs', 'legend', 'tab', 'input',
    'word', 'tool', 'facts', 'tools', 'message', 'goods', 'empty',
  ], // oxfmt-ignore
  base: {
    root: {
      '--tabs': '44px',
      position: 'sticky',
      top: '{sizes.header}',
      zIndex: 'sticky',
      height: 'stage',
      overflow: 'hidden',
      contain: 'strict',
      containerType: 'inline-size',
      background: 'sunken',
      borderBottom: '1px solid {colors.line}',
      transition: '{durations.base} {easings.standard}',
      transitionProperty: 'height, margin-bottom',
      _folded: {
        height: '72px',
        // With both at once, what is typed stays where it is.
        '&:not([data-folded])': { marginBottom: 'calc({sizes.stage} - 72px)' },
      },
      _beside: { height: 'calc(100svh - {sizes.header})', borderBottom: 'none' },
      lg: { '--tabs': '48px' },
      '@media (scripting: none)': { display: 'none' },
      '@media print': { position: 'static', height: '110mm', breakInside: 'avoid' },
    },
    picture: {
      position: 'absolute',
      inset: '0 0 var(--tabs)',
      overflow: 'hidden',
      lg: { bottom: '0' },
      _folded: { bottom: '0' },
      '& > canvas': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
    },
    turning: {
      position: 'absolute',
      inset: '0',
      cursor: 'grab',
      touchAction: 'pan-y',
      _active: { cursor: 'grabbing' },
      _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-6px' },
    },
    // Beside the furniture chips, or below them and above the facts.
    sheet: {
      position: 'absolute',
      top: { base: '4px', lg: '76px' },
      left: { base: '120px', lg: '24px' },
      width: { base: 'calc(100% - 124px)', lg: 'calc(100% - 48px)' },
      height: { base: 'calc(100% - 8px)', lg: 'calc(100% - 148px)' },
      [CROWDED]: {
        top: '60px',
        left: '4px',
        width: 'calc(100% - 8px)',
        height: 'calc(100% - 64px)',
      },
    },
    // Above the facts, as SidesPicture has it; in a row the captions are beside them.
    sides: {
      position: 'absolute',
      inset: '0 0 56px',
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      gridTemplateRows: '1fr 1fr',
      '&[data-row]': {
        bottom: '0',
        gridTemplateColumns: 'none',
        gridTemplateRows: '1fr',
        gridAutoFlow: 'column',
        overflowX: 'auto',
        // Past the last one neither the page moves nor the browser goes back.
        overscrollBehaviorX: 'contain',
        // A finger's swipe ends at a side; a wheel's notch is shorter than half of one, and would be taken back.
        '@media (pointer: coarse)': { scrollSnapType: 'x mandatory' },
        scrollbarWidth: 'none',
      },
      // The three of an extension.
      '&:not([data-row]) > :nth-child(3):last-child': { gridColumn: '1 / -1' },
      _focusVisible: { outline: '3px solid {colors.focus}', outlineOffset: '-3px' },
    },
    side: {
      position: 'relative',
      scrollSnapAlign: 'start',
      '& > svg': { position: 'absolute', inset: '0', width: '100%', height: '100%' },
      '[data-row] > & > svg': {
        height: 'calc(100% - 28px)',
        [CROWDED]: { height: 'calc(100% - 1.6em)' },
      },
      // Words on paper, whatever is behind them.
      '& text': { paintOrder: 'stroke', stroke: 'sunken', strokeWidth: '5px' },
    },
    caption: {
      position: 'absolute',
      top: '0',
      right: '0',
      padding: '2px 8px',
      background: 'canvas',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      '[data-row] > * > &': { top: 'auto', bottom: '4px', background: 'sunken' },
      [CROWDED]: { maxWidth: '100%', truncate: true },
    },
    bottom: {
      position: 'absolute',
      inset: 'auto 0 0',
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'stretch',
      background: { base: 'canvas', lg: 'transparent' },
      _folded: { display: 'none' },
    },
    // Where letters are larger than the space for them, they scroll.
    tabs: {
      display: 'flex',
      flex: { base: '1', lg: 'none' },
      minWidth: '0',
      overflow: 'auto hidden',
      scrollbarWidth: 'none',
      height: 'var(--tabs)',
      background: 'canvas',
      paddingInline: { lg: '2' },
      // The tools have their place beside them, also while there is nothing to turn.
      '@media (max-width: 1023px)': { marginRight: '192px', _beside: { marginRight: '144px' } },
      '@media (max-width: 479px)': { marginRight: '176px' },
      '@media (max-width: 359px)': { marginRight: '132px' },
      '@media print': { display: 'none' },
    },
    legend: { srOnly: true },
    tab: {
      ...pictureTab,
      paddingInline: { base: '1', lg: '14px' },
      textStyle: 'small',
    },
    input: {
      ...coveringInput,
      '&:checked + span': { borderTopColor: 'accent' },
    },
    word: {
      display: 'grid',
      placeItems: 'center',
      // Not transparent: forced colours would show it.
      borderTop: '3px solid {colors.canvas}',
      paddingBottom: '3px',
      whiteSpace: 'nowrap',
    },
    // Among the tools, with a word where there is space for one.
    tool: {
      minWidth: 'target',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '2',
      paddingInline: { lg: '14px' },
      borderRadius: 'control',
      textStyle: 'small',
      cursor: 'pointer',
      _hover: { background: 'sunken' },
      '&[aria-expanded=true]': { boxShadow: 'inset 0 3px {colors.mark}' },
      _folded: { display: 'none' },
      '& svg': { width: '20px', height: '20px' },
      '& > span': { lgDown: { display: 'none' } },
      '@media (max-width: 1239px)': { '& + & > span': { display: 'none' } },
      // A small stage has no space for a fifth beside the tabs, the narrowest phones none for a fourth.
      '@media (max-width: 1023px)': { '& + & + &': aboveTools },
      '@media (max-width: 359px)': { '& + &': aboveTools, '& + & + &': { right: '44px' } },
    },
    facts: {
      display: 'flex',
      // Enlarged text takes more lines.
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      paddingInline: { base: '12px', lg: '4' },
      background: 'canvas',
      textStyle: 'caption',
      fontVariantNumeric: 'tabular-nums',
      // A small stage has space for the first one alone, above the tabs.
      '@media (max-width: 1023px)': {
        position: 'absolute',
        bottom: 'var(--tabs)',
        left: '0',
        minHeight: '28px',
        '& > :nth-child(n + 2)': { display: 'none' },
        [CROWDED]: { display: 'none' },
      },
      '& b': { fontWeight: '560' },
      '@media (max-width: 1239px)': { '& > :nth-child(n + 3)': { display: 'none' } },
    },
    // At the end of the tabs, where they cover nothing; in the corner of a strip and of a large picture.
    tools: {
      position: 'absolute',
      bottom: { base: '0', lg: 'auto' },
      top: { lg: '0' },
      right: '0',
      zIndex: '1',
      display: 'flex',
      // Not of the buttons: the picture would show between their corners.
      background: 'canvas',
      '@media print': { display: 'none' },
      '& > button': {
        height: { base: 'var(--tabs)', lg: 'target' },
        // The four tabs beside them need the rest of a phone.
        '@media (max-width: 479px)': { width: '44px', minWidth: '44px' },
      },
    },
    message: {
      position: 'absolute',
      // On a small stage one line at its head; what else there is stands on the lawn, above the facts.
      inset: { base: '0 0 28px', lg: '20px auto auto 20px' },
      display: { base: 'flex', lg: 'block' },
      flexDirection: 'column',
      justifyContent: 'space-between',
      alignItems: 'start',
      maxWidth: { lg: '340px' },
      padding: { lg: '12px 16px' },
      background: { lg: 'canvas' },
      textStyle: { base: 'caption', lg: 'small' },
      pointerEvents: 'none',
      _folded: { display: 'none' },
      // Two lines at its head would hide the room.
      [CROWDED]: { inset: 'auto 0 0', zIndex: '1', maxWidth: 'none' },
      '& > p': { lgDown: { padding: '6px 12px', background: 'canvas' } },
      '& b': { fontWeight: '560' },
    },
    goods: {
      position: 'absolute',
      top: { base: '4px', lg: '20px' },
      left: { base: '4px', lg: '20px' },
      display: 'flex',
      flexDirection: { base: 'column', lg: 'row' },
      flexWrap: 'wrap',
      alignItems: 'start',
      gap: { base: '2px', lg: '8px' },
      maxHeight: 'calc(100% - 8px)',
      _folded: { display: 'none' },
      [CROWDED]: {
        right: '4px',
        flexFlow: 'row nowrap',
        overflow: 'auto hidden',
        scrollbarWidth: 'none',
        whiteSpace: 'nowrap',
        '& > *': { flexShrink: '0' },
      },
    },
    empty: {
      position: 'absolute',
      inset: 'auto 16px 64px',
      textStyle: 'caption',
      color: 'textMuted',
    },
  },
});

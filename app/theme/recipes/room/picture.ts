import { defineSlotRecipe } from '@pandacss/dev';
import { coveringInput } from '#app/theme/recipes/covering-input';
import { pictureTab } from './picture-tab';

/** A drawn room: text tabs over a hairline select the drawing on the sheet below. */
export const picture = defineSlotRecipe({
  className: 'picture',
  jsx: ['RoomSheet', 'DesignPicture', 'PictureTabs'],
  slots: [
    'root', 'head', 'tabs', 'legend', 'tab', 'input', 'word', 'sheet', 'drawn', 'note', 'turn',
  ], // oxfmt-ignore
  base: {
    root: { contain: 'layout style' },
    head: { display: 'flex', alignItems: 'stretch', height: 'target' },
    tabs: { display: 'flex', flex: '1', minWidth: '0', justifyContent: 'space-between' },
    legend: { srOnly: true },
    tab: {
      ...pictureTab,
      placeItems: 'center',
      paddingInline: '1',
      textStyle: 'caption',
    },
    input: {
      ...coveringInput,
      '&:checked + span': { borderColor: 'accent' },
    },
    word: {
      alignSelf: 'stretch',
      display: 'grid',
      alignItems: 'center',
      width: '100%',
      textAlign: 'center',
      // Not transparent: forced colours would show it.
      borderBlock: '0 solid {colors.canvas}',
      whiteSpace: 'nowrap',
    },
    sheet: { position: 'relative', background: 'sunken', overflow: 'hidden' },
    drawn: {
      position: 'absolute',
      inset: '8px',
      display: 'grid',
      placeItems: 'center',
      '& > svg': {
        width: '100%',
        height: '100%',
        animation: 'appear {durations.base} {easings.standard}',
      },
    },
    note: {
      textStyle: 'caption',
      color: 'textMuted',
      background: 'sunken',
      justifySelf: 'start',
      margin: '4',
      padding: '4px 8px',
    },
    turn: { position: 'absolute', top: '0', right: '0', background: 'canvas', borderRadius: '0' },
  },
  variants: {
    place: {
      // On its own page, or next to another in a table.
      page: {
        root: { borderTop: '1px solid {colors.line}' },
        head: { borderBottom: '1px solid {colors.line}' },
        word: { borderBottomWidth: '2px' },
        sheet: { height: { base: '260px', md: '400px' } },
      },
      pair: {
        word: { borderBottomWidth: '2px' },
        sheet: { height: { base: '200px', md: '300px' } },
      },
    },
  },
  defaultVariants: { place: 'page' },
  staticCss: [{ place: ['*'] }],
});

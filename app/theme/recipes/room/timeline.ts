import { defineSlotRecipe } from '@pandacss/dev';

/** A request's timeline in three ticks. Each stage has data-state: done, now, todo or bad. */
export const timeline = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'stage', 'time'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'repeat(3, 1fr)',
      marginTop: '18px',
      maxWidth: 'form',
    },
    stage: {
      position: 'relative',
      paddingTop: '4',
      paddingRight: '2',
      textStyle: 'caption',
      color: 'textMuted',
      _before: {
        content: '""',
        position: 'absolute',
        insetInline: '0',
        top: '5px',
        height: '1px',
        background: 'lineStrong',
      },
      _after: {
        content: '""',
        position: 'absolute',
        left: '5px',
        top: '-2px',
        width: '1px',
        height: '14px',
        rotate: '45deg',
        background: 'lineStrong',
      },
      '&:is([data-state=done], [data-state=now])': {
        color: 'text',
        _before: { top: '4.5px', height: '2px' },
        _after: { width: '2px', background: 'text' },
      },
      '&[data-state=done]::before': { background: 'text' },
      '&[data-state=now]::before': {
        background: 'repeating-linear-gradient(90deg, {colors.text} 0 6px, transparent 6px 11px)',
      },
      '&[data-state=bad]': { color: 'danger', _after: { width: '2px', background: 'danger' } },
    },
    time: { display: 'block', color: 'textMuted' },
  },
});

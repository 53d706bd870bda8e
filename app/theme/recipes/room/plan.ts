import { defineSlotRecipe } from '@pandacss/dev';

/** Inks of the plan drawing: solid walls, fine lines for glass, a measure on every side. */
export const plan = defineSlotRecipe({
  className: 'plan',
  jsx: ['PlanDrawing'],
  slots: ['root', 'mesh', 'wall', 'gap', 'leaf', 'fine', 'tick', 'text', 'area', 'opening'],
  base: {
    root: { display: 'block', overflow: 'visible' },
    mesh: { fill: 'none', stroke: 'line', strokeWidth: '0.75' },
    wall: { fill: 'drawing' },
    gap: { fill: 'sunken' },
    leaf: { fill: 'none', stroke: 'drawing', strokeWidth: '1.4' },
    fine: { fill: 'none', stroke: 'drawingFaint', strokeWidth: '1' },
    tick: { fill: 'none', stroke: 'drawing', strokeWidth: '1.4' },
    text: {
      fill: 'textMuted',
      fontFamily: 'text',
      fontSize: '13px',
      fontWeight: '500',
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAnchor: 'middle',
    },
    area: {
      fill: 'text',
      fontFamily: 'text',
      fontSize: '14px',
      fontWeight: '500',
      textAnchor: 'middle',
    },
    opening: { animation: 'appear {durations.base} {easings.standard}' },
  },
});

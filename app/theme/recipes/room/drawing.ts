import { defineSlotRecipe } from '@pandacss/dev';
import { CLADDINGS } from '#domain/room/options/claddings';
import { ROOFINGS } from '#domain/room/options/roofings';

const stroke = (width: string) => ({ fill: 'none', strokeWidth: width });

/** Sets a custom property on the root for each finish that can be drawn. */
const colours = (
  category: string,
  property: string,
  finishes: Readonly<Record<string, { colour: string }>>,
) =>
  Object.fromEntries(
    Object.entries(finishes).map(([id, { colour }]) => [
      `&[data-${category}=${id}]`,
      { [property]: colour },
    ]),
  );

/**
 * Inks and materials of the drawings: one slot for each role in domain/room/drawing/shapes.ts. Colours that
 * follow a finish are custom properties on the root. In the dark theme the windows are lit; in print all
 * ink is black.
 */
export const drawing = defineSlotRecipe({
  className: 'drawing',
  jsx: [],
  slots: [
    'root', 'wall', 'room', 'sunlight', 'frame', 'sill', 'pane', 'door', 'leaf', 'swing', 'furniture',
    'furnitureLine', 'cladding',
    'claddingLight', 'claddingDark', 'boards', 'trim', 'roof', 'roofLines', 'panel', 'panelLines',
    'fascia', 'foundation', 'glass', 'glint', 'handle', 'opens', 'shade', 'shadow', 'edge', 'ground',
    'earth', 'mesh', 'house', 'hatch', 'person', 'outline', 'hidden', 'nearer', 'offset', 'diagonal',
    'peg', 'dimension', 'tick', 'measure', 'insideLine', 'insideMeasure', 'link', 'name', 'area',
  ], // oxfmt-ignore
  base: {
    root: {
      '--ink': '{colors.drawing}',
      '--faint': '{colors.drawingFaint}',
      '--muted': '{colors.textMuted}',
      '--inside': '{colors.surface}',
      '--mesh': '{colors.line}',
      '--mark': '{colors.mark}',
      '--sight': '{colors.accentInk}',
      '--day': '100%',
      '--metal': 'oklch(0.34 0.012 240)',
      '--glass': 'oklch(0.87 0.022 215)',
      '--glint': 'oklch(1 0 0 / 0.5)',
      '--shade': 'oklch(0.2 0.03 200 / 0.2)',
      '--shadow': 'oklch(0.2 0.03 200 / 0.13)',
      '--edge': 'oklch(0.2 0.03 200 / 0.65)',
      '--concrete': 'oklch(0.8 0.004 100)',
      '--person': 'oklch(0.6 0.022 160)',
      '--brick': 'oklch(0.9 0.022 50)',
      '--sun': 'oklch(0.91 0.1 90)',
      '--furniture': 'oklch(0.93 0.018 160)',
      '--furniture-line': 'oklch(0.55 0.04 160)',
      '.dark &': {
        '--day': '84%',
        '--metal': 'oklch(0.3 0.01 240)',
        '--glass': 'oklch(0.87 0.085 82)',
        '--glint': 'oklch(1 0 0 / 0.22)',
        '--shade': 'oklch(0.1 0.02 220 / 0.38)',
        '--shadow': 'oklch(0.1 0.02 220 / 0.5)',
        '--concrete': 'oklch(0.5 0.006 100)',
        '--brick': 'oklch(0.34 0.02 50)',
        '--sun': 'oklch(0.52 0.09 85)',
        '--furniture': 'oklch(0.37 0.025 160)',
        '--furniture-line': 'oklch(0.62 0.04 160)',
      },
      ...colours('cladding', '--clad', CLADDINGS),
      ...colours('roofing', '--roof', ROOFINGS),
      '@media print': {
        '&, .dark &': {
          '--ink': 'black',
          '--faint': 'oklch(0.5 0 0)',
          '--muted': 'oklch(0.3 0 0)',
          '--inside': 'white',
          '--brick': 'oklch(0.92 0 0)',
          '--furniture': 'oklch(0.95 0 0)',
          '--furniture-line': 'oklch(0.5 0 0)',
          // Light-theme colours, whichever theme is on screen.
          '--mark': 'oklch(0.56 0.122 47)',
          '--sight': 'oklch(0.378 0.057 162)',
        },
      },
      '& *': { vectorEffect: 'non-scaling-stroke' },
      '& path': { strokeLinejoin: 'round' },
      '& text': {
        fill: 'var(--muted)',
        fontFamily: 'text',
        fontWeight: '500',
        fontVariantNumeric: 'tabular-nums',
      },
    },
    wall: { fill: 'var(--ink)' },
    room: { fill: 'var(--inside)' },
    sunlight: { fill: 'var(--sun)' },
    frame: { fill: 'var(--metal)' },
    sill: { ...stroke('1'), stroke: 'var(--faint)' },
    pane: { ...stroke('1.4'), stroke: 'var(--ink)' },
    door: { fill: 'var(--metal)' },
    leaf: { ...stroke('1'), stroke: 'var(--ink)' },
    swing: { ...stroke('1'), stroke: 'var(--faint)' },
    furniture: { fill: 'var(--furniture)', stroke: 'var(--furniture-line)', strokeWidth: '1' },
    furnitureLine: { ...stroke('0.8'), stroke: 'var(--furniture-line)' },
    cladding: { fill: 'color-mix(in oklch, var(--clad) var(--day), black)' },
    // Over the boards below: slightly lighter or darker.
    claddingLight: { fill: 'oklch(1 0.05 70 / 0.12)' },
    claddingDark: { fill: 'oklch(0.2 0.08 40 / 0.11)' },
    boards: { ...stroke('0.7'), stroke: 'color-mix(in oklch, var(--clad) 68%, black)' },
    trim: { fill: 'var(--metal)' },
    roof: { fill: 'var(--roof)' },
    roofLines: { ...stroke('0.7'), stroke: 'color-mix(in oklch, var(--roof) 80%, black)' },
    panel: { fill: 'oklch(0.36 0.05 262)' },
    panelLines: { ...stroke('0.7'), stroke: 'oklch(0.56 0.03 255)' },
    fascia: { fill: 'var(--metal)' },
    foundation: { fill: 'var(--concrete)' },
    glass: { fill: 'var(--glass)' },
    glint: { fill: 'var(--glint)' },
    handle: { ...stroke('1.4'), stroke: 'oklch(0.8 0.01 90)' },
    opens: { ...stroke('0.7'), stroke: 'oklch(0.45 0.02 215)', strokeDasharray: '4 3' },
    shade: { fill: 'var(--shade)' },
    shadow: { fill: 'var(--shadow)' },
    edge: { ...stroke('0.7'), stroke: 'var(--edge)' },
    ground: { ...stroke('1.4'), stroke: 'var(--ink)' },
    earth: { ...stroke('0.7'), stroke: 'var(--faint)' },
    mesh: { ...stroke('0.7'), stroke: 'var(--mesh)' },
    house: { fill: 'var(--brick)' },
    hatch: { ...stroke('0.7'), stroke: 'var(--faint)' },
    person: { fill: 'var(--person)' },
    outline: { ...stroke('1'), stroke: 'var(--ink)' },
    hidden: { ...stroke('0.7'), stroke: 'var(--faint)', strokeDasharray: '5 4' },
    nearer: { ...stroke('1'), stroke: 'var(--mark)', strokeDasharray: '2 4' },
    offset: { ...stroke('1'), stroke: 'var(--mark)', strokeDasharray: '8 4' },
    diagonal: { ...stroke('1'), stroke: 'var(--sight)', strokeDasharray: '12 3 2 3' },
    peg: { fill: 'var(--mark)' },
    dimension: { ...stroke('1'), stroke: 'var(--faint)' },
    tick: { ...stroke('1.4'), stroke: 'var(--ink)' },
    insideLine: { ...stroke('1'), stroke: 'var(--sight)' },
    insideMeasure: { '&&': { fill: 'var(--sight)' } },
    name: { '&&': { fill: 'var(--ink)' } },
    area: { '&&': { fill: 'var(--sight)' } },
  },
});

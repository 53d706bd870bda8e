export type WallLayer = {
  readonly id: string;
  readonly name: string;
  /** In millimetres; a membrane is under 1 and drawn as a line. */
  readonly thickness: number;
  readonly purpose: string;
};

/**
 * Our wall from outside to inside, 233.9 mm in total. The 125 mm of PIR come from specification §9; the
 * layers around them are chosen so that the wall really achieves its 0.15–0.18 W/m²K, which PIR between
 * ordinary studs would not: the insulation is the core of a panel and has no studs in it.
 */
export const wallLayers: readonly WallLayer[] = [
  { id: 'cladding', name: 'Cladding', thickness: 21, purpose: 'Sheds the rain.' },
  {
    id: 'ventilated-cavity',
    name: 'Ventilated cavity',
    thickness: 25,
    purpose: 'Lets the back of the boards dry.',
  },
  {
    id: 'breather-membrane',
    name: 'Breather membrane',
    thickness: 0.5,
    purpose: 'Keeps wind and water out, lets vapour go.',
  },
  { id: 'outer-board', name: 'OSB board', thickness: 11, purpose: 'Carries, and braces.' },
  { id: 'pir', name: 'PIR insulation', thickness: 125, purpose: 'Keeps the heat where it is.' },
  { id: 'inner-board', name: 'OSB board', thickness: 11, purpose: 'Carries, and holds shelves.' },
  {
    id: 'vapour-barrier',
    name: 'Vapour barrier',
    thickness: 0.4,
    purpose: 'Stops room air, taped at every joint.',
  },
  {
    id: 'service-void',
    name: 'Service void',
    thickness: 25,
    purpose: 'Cables run here, not through the insulation.',
  },
  { id: 'plasterboard', name: 'Plasterboard', thickness: 12.5, purpose: 'The wall you see.' },
  { id: 'skim', name: 'Skim', thickness: 2.5, purpose: 'Smooth, and ready for paint.' },
];

/** Millimetres from the rain to the paint. */
export const WALL_THICKNESS = wallLayers.reduce((sum, layer) => sum + layer.thickness, 0);

import type { Material } from '#domain/room/furniture/solids/solid';

/** What is seen inside a room, and of the garden through its glass. */
export type InsideInk =
  // beyond the glass
  | 'yonderTree' | 'yonderTreeLight' | 'yonderHedge' | 'yonderFence' | 'yonderSlats' | 'yonderStripes'
  | 'yonderPaving' | 'yonderTrunk' | 'yonderLeaf' | 'yonderLeafLight' | 'clearGlass' | 'clearGlint'
  // the shell
  | 'lining' | 'liningSide' | 'liningFront' | 'soffit' | 'jamb' | 'jambShade' | 'skirting'
  | 'floor' | 'floorLight' | 'floorDark' | 'floorLines' | 'sunlight' | 'sunlit'
  | 'featureWall' | 'luxury' | 'moulding' | 'slatGround' | 'slats' | 'grooves'
  // what is fitted
  | 'screed' | 'pipe' | 'floorEdge' | 'downlight' | 'downlightGlow' | 'plate' | 'plateLine'
  | 'appliance' | 'cable' | 'lampShade' | 'lampBulb' | 'lampLight' | 'dividing'
  // furniture: blocks with a lit and a dim face
  | Material | 'lit' | 'dim' | 'dimmer' | 'underneath' | 'rug' | 'rugLine'
  | 'plantDark' | 'plantMid' | 'plantLight'
  // the cut
  | 'cut' | 'roofVoid' | 'undercroft' | 'soil' | 'soilHatch' | 'soilLine' | 'measureLine' | 'measureFaint'; // oxfmt-ignore

/** Tones of leaves, from the shade to the light. */
type Leaves<Kind extends string> = `${Kind}${1 | 2 | 3 | 4}`;

/** What is seen of the garden, and of the room through its glass. */
export type OutsideInk =
  // sky and land
  | 'sky' | 'cloud' | 'sunset' | 'beyond' | 'treeline' | 'lawn' | 'stripe' | 'bed'
  | 'fence' | 'slat' | 'post' | 'cap' | 'fenceShade'
  // plants
  | Leaves<'far'> | Leaves<'hedge'> | Leaves<'leaf'> | Leaves<'silver'> | 'trunk'
  | 'blade' | 'bladeLight' | 'plume' | 'sedum' | 'sedumLight' | 'sedumFlower'
  // the room
  | 'cast' | 'contact' | 'underside' | 'turned' | 'inShade' | 'rimLight' | 'gutter'
  // through the glass
  | 'seenWall' | 'seenSide' | 'seenCeiling' | 'seenFloor' | 'seenGarden' | 'seenFrame'
  | 'seenFeature' | 'seenSlats' | 'seenGroove' | 'seenLuxury' | 'seenJoints'
  | 'seenSofa' | 'seenWood' | 'seenPicture' | 'seenCord' | 'seenShade' | 'lampGlow' | 'bulb'
  // what stands and lies around it
  | 'deck' | 'deckBoards' | 'stone' | 'stoneEdge' | 'paving' | 'pavingJoints' | 'chair' | 'leg' | 'pot'
  | 'pool'
  // the house of an extension
  | 'brickDark' | 'brickLight' | 'sash' | 'pane' | 'paneLit' | 'eaves' | 'tiles' | 'tileLines'; // oxfmt-ignore

/** The figures in the rules for outbuildings in England: metres and square metres. */
export const LIMITS = {
  /** Total height of a building within `nearBoundary` of a boundary. */
  heightNearBoundary: 2.5,
  nearBoundary: 2,
  eaves: 2.5,
  heightDualPitched: 4,
  heightOther: 3,
  platform: 0.3,
  /** Share of the land around the original house. */
  coverage: 0.5,
  /** On some designated land: area of all buildings further from the house than `farFromHouse`. */
  areaFarFromHouse: 10,
  farFromHouse: 20,
  /** Building regulations: maximum floor area without conditions, and with them. */
  exemptFloor: 15,
  exemptFloorApart: 30,
  apartFromBoundary: 1,
} as const;

import { LIMITS } from './limits';
import { apply, fine, metres, squareMetres, type Rule } from './rule';
import { SOURCES } from './sources';

/** What a small detached building may be without a building regulations application. */
export const BUILDING_RULES: readonly Rule[] = [
  {
    id: 'sleeping',
    title: 'Sleeping in it',
    source: SOURCES.buildingRegulations,
    judge: ({ use }) =>
      use === 'incidental'
        ? fine('Nobody sleeps in it.')
        : apply('A building in which somebody sleeps is not exempt, however small it is.'),
  },
  {
    id: 'floor',
    title: 'Floor area',
    source: SOURCES.exemptBuildings,
    judge: ({ floor, boundary, nonCombustible }) => {
      const { exemptFloor, exemptFloorApart, apartFromBoundary } = LIMITS;
      const area = `The floor is ${squareMetres(floor)}`;
      if (floor <= exemptFloor) {
        return fine(
          `${area}: up to ${squareMetres(exemptFloor)} there is normally nothing to apply for.`,
        );
      }
      if (floor > exemptFloorApart) {
        return apply(`${area}: above ${squareMetres(exemptFloorApart)} the regulations apply.`);
      }
      if (boundary >= apartFromBoundary) {
        return fine(
          `${area}: up to ${squareMetres(exemptFloorApart)} it is normally exempt when it stands at least ${metres(apartFromBoundary)} from every boundary, as this one does.`,
        );
      }
      return nonCombustible === 'yes'
        ? fine(
            `${area}: nearer than ${metres(apartFromBoundary)} to a boundary it is normally exempt when it is built of material that does not burn.`,
          )
        : apply(
            `${area}: nearer than ${metres(apartFromBoundary)} to a boundary it must be built of material that does not burn, or be applied for.`,
          );
    },
  },
];

import { LIMITS } from './limits';
import { apply, ask, fine, metres, squareMetres, type Rule } from './rule';
import { SOURCES } from './sources';

const source = SOURCES.planning;

/** What an outbuilding in England may be without an application, in the order of the published page. */
export const PLANNING_RULES: readonly Rule[] = [
  {
    id: 'home',
    title: 'A house, not a flat',
    source,
    judge: ({ home }) => {
      if (home === 'house')
        return fine('Houses have this right, unless the council has taken it away.');
      return home === 'flat'
        ? apply('Flats and maisonettes do not have this right: an application is needed.')
        : ask(
            'A house made from a shop, an office, a barn or the like as permitted development does not have this right; one with a planning permission of its own has it, unless that says otherwise.',
          );
    },
  },
  {
    id: 'use',
    title: 'What it is for',
    source: SOURCES.classE,
    judge: ({ use }) => {
      if (use === 'incidental')
        return fine(
          'An office, a studio or a gym goes with living in the house. A kitchen or a bathroom in it may not.',
        );
      return apply(
        use === 'sleeping'
          ? 'A bedroom is part of living in the house, not something beside it: an application is needed.'
          : 'A home of its own is never covered: an application is needed.',
      );
    },
  },
  {
    id: 'listed',
    title: 'Listed buildings',
    source,
    judge: ({ listed }) =>
      listed === 'yes'
        ? apply('Any outbuilding in the grounds of a listed building needs an application.')
        : fine('The house is not listed.'),
  },
  {
    id: 'front',
    title: 'Behind the front of the house',
    source,
    judge: ({ position }) =>
      position === 'front'
        ? apply('Nothing may stand in front of the wall that is the main face of the house.')
        : fine('It does not stand in front of the main face of the house.'),
  },
  {
    id: 'designated-side',
    title: 'At the side, on designated land',
    source,
    judge: ({ position, land }) => {
      if (position !== 'side') return fine('It does not stand at the side of the house.');
      return land === 'none'
        ? fine('The side of the house is open to it, because the land is not designated.')
        : apply('On designated land a building at the side of the house needs an application.');
    },
  },
  {
    id: 'designated-far',
    title: 'Far from the house, on protected land',
    source,
    judge: ({ land, fromHouse, footprint, covered }) => {
      const { farFromHouse, areaFarFromHouse } = LIMITS;
      if (land !== 'protected') return fine('This limit holds on protected land only.');
      if (fromHouse <= farFromHouse) {
        return fine(`It stands no more than ${metres(farFromHouse)} from the house.`);
      }
      const limit = `More than ${metres(farFromHouse)} from the house, all buildings together may cover ${squareMetres(areaFarFromHouse)}.`;
      if (footprint > areaFarFromHouse) {
        return apply(`${limit} This one alone covers ${squareMetres(footprint)}.`);
      }
      return covered > 0 ? ask(`${limit} Add the others that stand as far away.`) : fine(limit);
    },
  },
  {
    id: 'height',
    title: 'Height',
    source,
    judge: ({ height, boundary, roof }) => {
      const near = boundary <= LIMITS.nearBoundary;
      const byRoof = roof === 'dual-pitched' ? LIMITS.heightDualPitched : LIMITS.heightOther;
      const limit = near ? LIMITS.heightNearBoundary : byRoof;
      const why = near
        ? `Within ${metres(LIMITS.nearBoundary)} of a boundary a building may be ${metres(limit)} high`
        : `With this roof, farther than ${metres(LIMITS.nearBoundary)} from every boundary, a building may be ${metres(limit)} high`;
      return height <= limit
        ? fine(`${why}; this one is ${metres(height)}.`)
        : apply(`${why}; this one is ${metres(height)}, measured outside.`);
    },
  },
  {
    id: 'eaves',
    title: 'Eaves',
    source,
    judge: ({ eaves, roof }) => {
      const limit = `The eaves may be ${metres(LIMITS.eaves)} high; these are ${metres(eaves)}.`;
      if (eaves <= LIMITS.eaves) return fine(limit);
      return roof === 'flat'
        ? ask(
            `${limit} Whether the edge of a flat roof counts as eaves has been decided both ways: ask the council before you build.`,
          )
        : apply(limit);
    },
  },
  {
    id: 'platform',
    title: 'Decking, verandas and balconies',
    source,
    judge: ({ platform, veranda }) => {
      if (veranda === 'yes') return apply('A veranda or a balcony needs an application.');
      const limit = `Decking or any other platform may be ${metres(LIMITS.platform)} high`;
      if (platform === 0) return fine('There is none.');
      return platform <= LIMITS.platform
        ? fine(`${limit}; this one is ${metres(platform)}.`)
        : apply(`${limit}; this one is ${metres(platform)}.`);
    },
  },
  {
    id: 'coverage',
    title: 'Half of the garden',
    source,
    judge: ({ landAround, footprint, covered }) => {
      if (landAround === null) {
        return ask(
          'All buildings together may cover half of the land around the original house. Enter its area above and we reckon it out.',
        );
      }
      const limit = landAround * LIMITS.coverage;
      const sum = footprint + covered;
      const words = `Half of the land around the original house is ${squareMetres(limit)}; with this room, ${squareMetres(sum)} would be covered.`;
      return sum <= limit ? fine(words) : apply(words);
    },
  },
];

import { deckAndSteps } from './around/deck';
import { foundation } from './around/foundation';
import { house } from './around/house';
import { fittings } from './inside/fittings';
import { furniture } from './inside/furniture';
import { openings } from './openings/openings';
import { roof } from './roof/roof';
import { floorAndCeiling } from './shell/floor';
import { walls } from './shell/walls';
import type { Solid } from './solids/solid';
import type { Subject } from './subject';

/** Every solid of a room, in the room's axes; each is closed, and they may touch and overlap. */
export function solidsOf(subject: Subject): Solid[] {
  return [
    ...foundation(subject),
    ...walls(subject),
    ...floorAndCeiling(subject),
    ...roof(subject),
    ...openings(subject),
    ...fittings(subject),
    ...furniture(subject),
    ...deckAndSteps(subject),
    ...house(subject),
  ];
}

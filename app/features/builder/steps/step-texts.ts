import type { StepNumber } from '#domain/draft/steps';
import type { RoomTypeId } from '#domain/room-types';

/** The text above each step (titles of steps 1 and 2: specification §2, "Configurator start"). */
const TEXTS: Record<StepNumber, { title: string; intro: string }> = {
  1: {
    title: 'Choose Your Room Type',
    intro: 'Four rooms, built with the same care. You can change your mind at every step.',
  },
  2: {
    title: 'Select Your Shell Size',
    intro: 'All drawn to one scale: one square is one metre.',
  },
  3: {
    title: 'Windows & Doors',
    intro: 'Choose how many, then move them in the picture.',
  },
  4: {
    title: 'Features',
    intro: 'Take as many as you like, or none. We can still add them after the site visit.',
  },
  5: {
    title: 'Finishes',
    intro:
      'One choice in each group. Ask for samples at the site visit: wood looks different in your light.',
  },
  6: {
    title: 'Summary',
    intro: 'Check it through. You can change anything now, and again after the site visit.',
  },
};

const ROOM_WORDS: Record<RoomTypeId, string> = {
  'garden-room': 'a garden room',
  office: 'a garden office',
  extension: 'a three-wall extension',
  'dual-purpose': 'a dual purpose room',
};

/** Title and introduction of a step; shell sizes say which room their prices are for. */
export function stepTexts(step: StepNumber, roomType: RoomTypeId | null) {
  const { title, intro } = TEXTS[step];
  if (step !== 2 || roomType === null) return { title, intro };
  return { title, intro: `${intro} Prices are for the shell of ${ROOM_WORDS[roomType]}.` };
}

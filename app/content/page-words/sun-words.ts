/** The sun's control in the builder. Light only: it says nothing about any regulation. */
export const sunWords = {
  title: 'Sun',
  close: 'Close the sun',
  hour: 'Time of day',
  dusk: 'At dusk',
  faces: 'The front faces',
  onDesk: 'Sun on the desk from',
  noneOnDesk: 'No direct sun on the desk that day.',
  noDesk: 'There is no desk in this room. Put one in on the plan.',
  year: 'Sun on any part of the desk, hours a day.',
  neverOnDesk: 'None in any month.',
  mostAndLeast: (most: string, least: string) => `Most in ${most}; least in ${least}.`,
  asTable: 'Month by month',
  brings: 'What each opening brings',
  noOpening: 'This room has no openings yet.',
  opening: 'Each day, on average',
  inRoom: 'In the room',
  deskColumn: 'On the desk',
  note: (town: string) =>
    `A clear sky over ${town}. Trees, fences and clouds take some of it, and sun below 5° is left out.`,
} as const;

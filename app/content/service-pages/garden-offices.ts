import type { ServicePage } from './service-page';

export const gardenOffices: ServicePage = {
  slug: 'garden-offices',
  roomType: 'office',
  title: 'Garden Offices',
  subtitle: 'A proper place to work, thirty seconds from the kitchen.',
  cardText: 'A desk, a door and a view. CAT6 cabling is optional; daylight and silence are not.',
  description: [
    'Working at the kitchen table is fine until two people do it. A garden office has a desk that stays laid out, walls that keep a call private, and a walk home that takes half a minute.',
    'We plan it from the desk outwards: where the screen stands so that the sun does not, where sockets and data go, which way the door opens. Heating, electrics and CAT6 cabling are choices in the builder or in your quote, each with its price.',
  ],
  keyFeatures: [
    'CAT6 cabling, optional',
    'Full electrics, priced in the builder',
    'Insulated against noise and cold',
    'Windows placed for the screen',
    '2.5\u00a0m of height inside',
    'Built to the building regulations',
  ],
  perfectFor: [
    { title: 'Working from home', text: 'Five days a week, with the door shut at six.' },
    { title: 'Two desks', text: 'Back to back, or side by side along the window.' },
    { title: 'Confidential calls', text: 'Insulated walls keep a conversation in the room.' },
    { title: 'Recording', text: 'Acoustic panels are one of the interior finishes.' },
  ],
  ownSpecifications: [
    { label: 'Glazing', value: 'Double' },
    { label: 'CAT6 cabling', value: 'Optional' },
  ],
  picture: 'service-garden-offices.jpg',
};

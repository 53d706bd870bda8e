import type { ServicePage } from './service-page';

export const dualPurpose: ServicePage = {
  slug: 'dual-purpose',
  roomType: 'dual-purpose',
  title: 'Dual Purpose Spaces',
  subtitle: 'One building, two uses, with a wall where you want it.',
  cardText:
    'An office beside a store, a gym beside a lounge. One building, with a wall where you want it.',
  description: [
    'Most gardens have a room they want and a shed they need. A dual purpose building is both: one base, one roof and one line of cladding, with a wall inside and a door for each side.',
    'The wall goes where the two uses meet. Bicycles and mowers get a solid door and no window; the room beside them gets the glass and the heating. From the lawn nobody sees which is which.',
  ],
  keyFeatures: [
    'Two rooms, one building',
    'A door for each side',
    'The inner wall where you want it',
    'Heating only where you need it',
    '2.5\u00a0m of height inside',
    'One build, one base, one roof',
  ],
  perfectFor: [
    { title: 'Office and store', text: 'The desk on one side, the mower on the other.' },
    { title: 'Gym and lounge', text: 'Work in one half, sit down in the other.' },
    { title: 'Studio and workshop', text: 'Clean hands here, dust there.' },
    { title: 'Bicycles and guests', text: 'A locked side, and a side with a sofa.' },
  ],
  ownSpecifications: [
    { label: 'Glazing', value: 'Double' },
    { label: 'Inner wall', value: 'Placed with you, in the design' },
  ],
  picture: 'service-dual-purpose.jpg',
};

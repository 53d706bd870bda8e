import type { ServicePage } from './service-page';

export const gardenRooms: ServicePage = {
  slug: 'garden-rooms',
  roomType: 'garden-room',
  title: 'Garden Rooms',
  subtitle: 'A quiet, warm room at the end of the garden, for every month of the year.',
  cardText:
    'A studio, a gym, a place to read. Double glazed and insulated for every month of the year.',
  description: [
    'A garden room gives you back the one thing a house runs out of: a door to close. It stands on its own foundation, thirty steps from the kitchen, and has nothing to do with the noise of the house.',
    'It is a room and not a summer house. Floor, walls and roof carry the same insulation, glass is double as standard, and a small heater keeps it ready in January. You choose cladding, roof, lining and openings; we fit them to your garden and its light.',
  ],
  keyFeatures: [
    'Double glazing as standard',
    'Insulated floor, walls and roof',
    '2.5\u00a0m of height inside',
    'Sliding, folding or hinged doors',
    'Timber, composite or cedar outside',
    'Built to the building regulations',
  ],
  perfectFor: [
    { title: 'Reading and music', text: 'Insulated walls are quiet in both directions.' },
    { title: 'A gym', text: 'A floor that takes weights, and doors that let the heat out.' },
    { title: 'A studio', text: 'Turn the glass to the north and the light stays even.' },
    { title: 'Teenagers', text: 'Near enough to call in, far enough to be left alone.' },
  ],
  ownSpecifications: [{ label: 'Glazing', value: 'Double, as standard' }],
  picture: 'service-garden-rooms.jpg',
};

import type { ServicePage } from './service-page';

export const threeWallExtensions: ServicePage = {
  slug: '3-wall-extensions',
  roomType: 'extension',
  title: 'Modular House Extensions (3 walls)',
  subtitle: 'Three insulated walls and a roof, built to meet the back of your house.',
  cardText:
    'Three walls and a roof, made to meet the back of your house. On site for weeks, not seasons.',
  description: [
    'The fourth wall is already there. We make the other three and the roof in panels, measured to the brick, and join them to the back of your house as one room.',
    'An extension is part of the home, so it always falls under the building regulations, and it is often the opening into the house that needs most thought. We draw that junction first: the beam, the step, the gutter and the line where the new roof meets the old wall.',
  ],
  keyFeatures: [
    'Made to meet your house wall',
    'Building regulation compliant',
    'Drawings and notices included',
    'Insulated floor, walls and roof',
    'Sliding or folding doors to the garden',
    'Shorter on site than brickwork',
  ],
  perfectFor: [
    { title: 'A kitchen that opens', text: 'Table inside, doors to the terrace, one floor level.' },
    { title: 'A family room', text: 'Sofa, shelves, and sight of the garden.' },
    { title: 'A room downstairs', text: 'For someone who would rather not climb stairs.' },
    { title: 'A terrace or semi', text: 'Little to mix, saw or store beside the neighbours.' },
  ],
  ownSpecifications: [
    { label: 'Glazing', value: 'Double' },
    { label: 'Building regulations', value: 'Always apply; we see them through' },
  ],
  picture: 'service-3-wall-extensions.jpg',
};

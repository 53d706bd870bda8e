import type { ServiceName, ServiceWords } from './page-words';

/** What a new installation says of each service: on its page, and on its card on the home page (specification §2). */
export const STARTER_SERVICES: Readonly<Record<ServiceName, ServiceWords>> = {
  'garden-rooms': {
    title: 'Garden Rooms',
    subtitle: 'A quiet, warm room at the end of the garden, for every month of the year.',
    cardText:
      'A studio, a gym, a place to read. Double glazed and insulated for every month of the year.',
    picture: null,
    description: [
      'A garden room gives you back the one thing a house runs out of: a door to close. It stands on its own foundation, thirty steps from the kitchen, and has nothing to do with the noise of the house.',
      'It is a room and not a summer house. Floor, walls and roof carry the same insulation, glass is double as standard, and a small heater keeps it ready in January. You choose cladding, roof, lining and openings; we fit them to your garden and its light.',
    ].join('\n\n'),
    keyFeatures: [
      'Double glazing as standard',
      'Insulated floor, walls and roof',
      '2.5\u00a0m of height inside',
      'Sliding, folding or hinged doors',
      'Timber, composite or cedar outside',
      'Built to the building regulations',
    ].join('\n'),
    detail: null,
    perfectFor: {
      first: { title: 'Reading and music', text: 'Insulated walls are quiet in both directions.' },
      second: {
        title: 'A gym',
        text: 'A floor that takes weights, and doors that let the heat out.',
      },
      third: { title: 'A studio', text: 'Turn the glass to the north and the light stays even.' },
      fourth: { title: 'Teenagers', text: 'Near enough to call in, far enough to be left alone.' },
    },
    specifications: 'Glazing: Double, as standard',
  },
  'garden-offices': {
    title: 'Garden Offices',
    subtitle: 'A proper place to work, thirty seconds from the kitchen.',
    cardText: 'A desk, a door and a view. CAT6 cabling is optional; daylight and silence are not.',
    picture: null,
    description: [
      'Working at the kitchen table is fine until two people do it. A garden office has a desk that stays laid out, walls that keep a call private, and a walk home that takes half a minute.',
      'We plan it from the desk outwards: where the screen stands so that the sun does not, where sockets and data go, which way the door opens. Heating, electrics and CAT6 cabling are choices in the builder or in your quote, each with its price.',
    ].join('\n\n'),
    keyFeatures: [
      'CAT6 cabling, optional',
      'Full electrics, priced in the builder',
      'Insulated against noise and cold',
      'Windows placed for the screen',
      '2.5\u00a0m of height inside',
      'Built to the building regulations',
    ].join('\n'),
    detail: null,
    perfectFor: {
      first: { title: 'Working from home', text: 'Five days a week, with the door shut at six.' },
      second: { title: 'Two desks', text: 'Back to back, or side by side along the window.' },
      third: {
        title: 'Confidential calls',
        text: 'Insulated walls keep a conversation in the room.',
      },
      fourth: { title: 'Recording', text: 'Acoustic panels are one of the interior finishes.' },
    },
    specifications: ['Glazing: Double', 'CAT6 cabling: Optional'].join('\n'),
  },
  '3-wall-extensions': {
    title: 'Modular House Extensions (3 walls)',
    subtitle: 'Three insulated walls and a roof, built to meet the back of your house.',
    cardText:
      'Three walls and a roof, made to meet the back of your house. On site for weeks, not seasons.',
    picture: null,
    description: [
      'The fourth wall is already there. We make the other three and the roof in panels, measured to the brick, and join them to the back of your house as one room.',
      'An extension is part of the home, so it always falls under the building regulations, and it is often the opening into the house that needs most thought. We draw that junction first: the beam, the step, the gutter and the line where the new roof meets the old wall.',
    ].join('\n\n'),
    keyFeatures: [
      'Made to meet your house wall',
      'Building regulation compliant',
      'Drawings and notices included',
      'Insulated floor, walls and roof',
      'Sliding or folding doors to the garden',
      'Shorter on site than brickwork',
    ].join('\n'),
    detail: null,
    perfectFor: {
      first: {
        title: 'A kitchen that opens',
        text: 'Table inside, doors to the terrace, one floor level.',
      },
      second: { title: 'A family room', text: 'Sofa, shelves, and sight of the garden.' },
      third: { title: 'A room downstairs', text: 'For someone who would rather not climb stairs.' },
      fourth: {
        title: 'A terrace or semi',
        text: 'Little to mix, saw or store beside the neighbours.',
      },
    },
    specifications: [
      'Glazing: Double',
      'Building regulations: Always apply; we see them through',
    ].join('\n'),
  },
  'dual-purpose': {
    title: 'Dual Purpose Spaces',
    subtitle: 'One building, two uses, with a wall where you want it.',
    cardText:
      'An office beside a store, a gym beside a lounge. One building, with a wall where you want it.',
    picture: null,
    description: [
      'Most gardens have a room they want and a shed they need. A dual purpose building is both: one base, one roof and one line of cladding, with a wall inside and a door for each side.',
      'The wall goes where the two uses meet. Bicycles and mowers get a solid door and no window; the room beside them gets the glass and the heating. From the lawn nobody sees which is which.',
    ].join('\n\n'),
    keyFeatures: [
      'Two rooms, one building',
      'A door for each side',
      'The inner wall where you want it',
      'Heating only where you need it',
      '2.5\u00a0m of height inside',
      'One build, one base, one roof',
    ].join('\n'),
    detail: null,
    perfectFor: {
      first: { title: 'Office and store', text: 'The desk on one side, the mower on the other.' },
      second: { title: 'Gym and lounge', text: 'Work in one half, sit down in the other.' },
      third: { title: 'Studio and workshop', text: 'Clean hands here, dust there.' },
      fourth: { title: 'Bicycles and guests', text: 'A locked side, and a side with a sofa.' },
    },
    specifications: ['Glazing: Double', 'Inner wall: Placed with you, in the design'].join('\n'),
  },
};

/**
 * The text of the home page that comes with its HTML and never changes (specification §2, Home). In a
 * file of its own to keep it out of the page's bundle.
 */
export const homeSections = {
  hero: {
    /** On phones, before the price. */
    brief: 'Insulated garden rooms',
    lead: 'Modular, fully insulated rooms, drawn around your garden and on site for two to four weeks.',
    badges: [
      '40 Years Experience',
      'Building Regs Compliant',
      'Fully Insulated',
      'Fully Insured Works & 10 Year Guarantee',
    ],
  },
  whyChoose: {
    heading: 'Why Choose Modular Garden Rooms',
    paragraphs: [
      'Panels, doors and windows are made under a roof, in the dry, and arrive in a form that fits.',
      'You get a fixed price, a clear timeline and one team from the first video call to the handover.',
    ],
    link: 'Modular and traditional, compared',
    picture: 'home-inside.jpg',
    /** The picture stands in for the founders’ photograph. */
    caption: 'Inside one of our rooms (visualisation). The founders’ photograph goes here.',
  },
  services: {
    heading: 'Our Services',
    lead: 'Four buildings, one way of making them. Every price is where a finished building starts.',
    button: 'Learn More',
  },
  gallery: {
    heading: 'Rooms from our range',
    lead: 'What we make, in the gardens it is made for.',
    note: 'Pictures are visualisations of buildings from our range.',
    noteSome: 'Some pictures are visualisations of buildings from our range.',
    button: 'View Full Gallery',
  },
} as const;

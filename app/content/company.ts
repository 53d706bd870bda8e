const phone = '01632 960100';
const chatMessage = 'Hello, I would like to ask about your modular builds.';

/** Facts about the company. Every value here is a placeholder until the launch. */
export const company = {
  name: 'Modular Garden Rooms',
  blurb:
    'Insulated garden rooms, offices and three-wall extensions, made in modules and built in Northamptonshire and the counties around it.',
  phone,
  phoneHref: 'tel:+441632960100',
  email: 'hello@example.com',
  emailHref: 'mailto:hello@example.com',
  address: 'Unit 1, Example Business Park, Northampton NN1 1AA',
  hours: ['Mon–Fri 8:00\u00a0AM–6:00\u00a0PM', 'Sat 9:00\u00a0AM–4:00\u00a0PM, Sun closed'],
  /** The same hours for search engines. */
  openingHours: ['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00'],
  chatHref: `https://wa.me/441632960100?text=${encodeURIComponent(chatMessage)}`,
} as const;

/** Social networks without an address yet: their buttons stay disabled. */
export const socialNetworks = ['Facebook', 'Instagram', 'YouTube'] as const;

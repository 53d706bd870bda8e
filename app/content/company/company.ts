import { companyFacts } from '#domain/company';

/** The telephone number in international format: "441632960100". */
const dialled = companyFacts.phone.replace(/\D/g, '').replace(/^0/, '44');

const chatMessage = 'Hello, I would like to ask about your modular builds.';

/** Facts about the company: those the server needs too, and those only pages show. All placeholders. */
export const company = {
  ...companyFacts,
  blurb:
    'Insulated garden rooms, offices and three-wall extensions, made in modules and built in Northamptonshire and the counties around it.',
  phoneHref: `tel:+${dialled}`,
  emailHref: `mailto:${companyFacts.email}`,
  /** The same hours in the format search engines expect. */
  openingHours: ['Mo-Fr 08:00-18:00', 'Sa 09:00-16:00'],
  chatHref: `https://wa.me/${dialled}?text=${encodeURIComponent(chatMessage)}`,
} as const;

/** Social networks without an address so far: their buttons stay disabled. */
export const socialNetworks = ['Facebook', 'Instagram', 'YouTube'] as const;

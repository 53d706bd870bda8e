import type { CountyName } from './coverage/county-name';

/**
 * Company details for the pages and for the server's mail. Every value here is a placeholder until
 * launch.
 */
export const companyFacts = {
  name: 'Modular Garden Rooms',
  phone: '01632 960100',
  /** The sender address of our mail, and the company's own inbox. */
  email: 'hello@example.com',
  address: 'Unit 1, Example Business Park, Northampton NN1 1AA',
  /** Where we are at home: the sun shines in our drawings as it does there. */
  county: 'Northamptonshire' satisfies CountyName,
  hours: ['Mon–Fri 8:00\u00a0AM–6:00\u00a0PM', 'Sat 9:00\u00a0AM–4:00\u00a0PM, Sun closed'],
} as const;

/**
 * What the company promises a homeowner, in the words of the pages. Nothing else may state these: a promise
 * is changed here. `npm run preflight` lists those the company has not confirmed.
 */
export const companyPromises = {
  call: { workingDays: 1, words: 'within one working day', confirmed: false },
  visit: { daysAfterCall: 7, words: 'about a week later', confirmed: false },
  quote: {
    workingDaysAfterVisit: 5,
    words: 'within 5 working days of the visit',
    // Specification §9, journey step 2.
    confirmed: true,
  },
  price: { words: 'VAT and installation included', confirmed: false },
  details: { words: 'Your details are used for this quote only', confirmed: false },
} as const;

/**
 * Who the company is, for the pages and for the mail the server writes. Every value here is a
 * placeholder until the launch.
 */
export const companyFacts = {
  name: 'Modular Garden Rooms',
  phone: '01632 960100',
  /** Where mail comes from, and where the company reads it. */
  email: 'hello@example.com',
  address: 'Unit 1, Example Business Park, Northampton NN1 1AA',
  hours: ['Mon–Fri 8:00\u00a0AM–6:00\u00a0PM', 'Sat 9:00\u00a0AM–4:00\u00a0PM, Sun closed'],
} as const;

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
  hours: ['Mon–Fri 8:00\u00a0AM–6:00\u00a0PM', 'Sat 9:00\u00a0AM–4:00\u00a0PM, Sun closed'],
} as const;

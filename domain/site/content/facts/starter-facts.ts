import type { StoredFacts } from './company-facts';
// With its ending, as Vite's configuration reads it without our resolver.
import { STARTER_ENERGY } from './starter-energy.ts';
import { STARTER_MONEY } from './starter-money.ts';

/**
 * The facts of a new installation: those that specification §1 and §9 fix, and stand-ins for the rest, which
 * the desk lists until the company has put its own in their place.
 */
export const STARTER_FACTS: StoredFacts = {
  company: {
    name: 'Modular Garden Rooms',
    // From Ofcom's range for drama use, which reaches nobody.
    phone: '01632 960100',
    mobile: '',
    email: 'hello@example.com',
    address: 'Unit 1, Example Business Park, Northampton NN1 1AA',
    county: 'Northamptonshire',
    blurb:
      'Insulated garden rooms, offices and three-wall extensions, made in modules and built in Northamptonshire and the counties around it.',
  },
  hours: {
    spans: [
      { from: 'Mon', to: 'Fri', opens: '08:00', closes: '18:00' },
      { from: 'Sat', to: 'Sat', opens: '09:00', closes: '16:00' },
    ],
    holidays: [],
  },
  social: { facebook: null, instagram: null, youtube: null },
  legal: {
    registeredName: '',
    companyNumber: '',
    registeredOffice: '',
    vatNumber: '',
    icoNumber: '',
    hostingProvider: '',
    mailProvider: '',
    requestRetention: '',
    projectRetention: '',
    mailRetention: '',
    backupRetention: '',
  },
  vat: { registered: true, number: '', rate: 20 },
  promises: {
    callWorkingDays: 1,
    visitDaysAfterCall: 7,
    quoteWorkingDays: 5,
    price: 'VAT and installation included',
    details: 'Your details are used for this quote only',
    // The specification fixes the quote's; the others are for the company to confirm.
    confirmed: ['quote'],
  },
  years: { experience: 40, guarantee: 10 },
  coverage: {
    counties: [
      'Northamptonshire',
      'Bedfordshire',
      'Buckinghamshire',
      'Leicestershire',
      'Warwickshire',
    ],
    exceptions: [],
  },
  leadTimes: {
    design: { from: 1, to: 2 },
    installation: { from: 2, to: 4 },
    project: { from: 6, to: 8 },
    installationOf: {
      'garden-room': { from: 2, to: 3 },
      office: { from: 2, to: 3 },
      extension: { from: 3, to: 5 },
      'dual-purpose': { from: 2, to: 4 },
    },
  },
  energy: STARTER_ENERGY,
  money: STARTER_MONEY,
};

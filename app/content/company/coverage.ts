import { companyFacts } from '#domain/company';
import type { CountyName } from '#domain/coverage/county-name';

export type County = {
  readonly name: CountyName;
  readonly primary: boolean;
  readonly note?: string;
};

/** The five counties served (specification §2, Coverage checker), the home county first. */
export const counties: readonly County[] = [
  { name: companyFacts.county, primary: true, note: 'Our home county' },
  { name: 'Bedfordshire', primary: false },
  { name: 'Buckinghamshire', primary: false },
  { name: 'Leicestershire', primary: false },
  { name: 'Warwickshire', primary: false },
];

export const coverageForm = {
  heading: 'Do we build near you?',
  lead: 'Northamptonshire is home. We also work in the four counties next to it.',
  label: 'Your postcode',
  hint: 'The first half is enough, like NN1.',
  button: 'Check Coverage',
  countiesLabel: 'Counties we cover',
  /** The table of districts could not be loaded. */
  failed: 'We could not check that on this device. Ask us, and we tell you.',
} as const;

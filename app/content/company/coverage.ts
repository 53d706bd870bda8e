import type { CountyName } from '#domain/site/coverage/county-name';
import type { CompanyFacts } from '#domain/site/content/facts/company-facts';
import { numberWord } from '#domain/site/content/facts/fact-words';

export type County = {
  readonly name: CountyName;
  readonly primary: boolean;
  readonly note?: string;
};

/** The counties served (specification §2, Coverage checker), the home county first. */
export function counties({ company, coverage }: CompanyFacts): readonly County[] {
  const others = coverage.counties.filter((name) => name !== company.county);
  return [
    { name: company.county, primary: true, note: 'Our home county' },
    ...others.map((name) => ({ name, primary: false })),
  ];
}

/** "Northamptonshire is home. We also work in the four counties next to it." */
export function coverageLead(facts: CompanyFacts): string {
  const others = counties(facts).filter(({ primary }) => !primary);
  const home = `${facts.company.county} is home.`;
  if (others.length === 0) return home;
  const [one] = others;
  const where =
    others.length === 1 && one ? one.name : `the ${numberWord(others.length)} counties next to it`;
  return `${home} We also work in ${where}.`;
}

export const coverageForm = {
  heading: 'Do we build near you?',
  label: 'Your postcode',
  hint: 'The first half is enough, like NN1.',
  button: 'Check Coverage',
  countiesLabel: 'Counties we cover',
  /** The table of districts could not be loaded. */
  failed: 'We could not check that on this device. Ask us, and we tell you.',
} as const;

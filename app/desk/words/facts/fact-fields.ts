import { ASSUMPTIONS, type AssumptionId } from '#domain/room/energy/assumptions';
import {
  ENERGY_PART_NAMES,
  ENERGY_PARTS,
  type EnergyPart,
} from '#domain/site/content/facts/energy-facts';

/** A fact that is a text or a number: where it is in the document, and what the form says of it. */
export interface FactField {
  /** "company.phone", as errors name it. */
  path: string;
  label: string;
  /** The rule, or where it appears. */
  hint?: string;
  kind: 'line' | 'lines' | 'number' | 'percent' | 'decimal' | 'date' | 'link';
}

export interface FactSection {
  title: string;
  note: string;
  fields: readonly FactField[];
}

const line = (path: string, label: string, hint?: string): FactField => ({
  path,
  label,
  kind: 'line',
  ...(hint ? { hint } : {}),
});
const number = (path: string, label: string, hint?: string): FactField => ({
  ...line(path, label, hint),
  kind: 'number',
});
const link = (path: string, label: string): FactField => ({ ...line(path, label), kind: 'link' });

/** The company, in the order of the form; hours, counties and promises have parts of their own. */
export const COMPANY: FactSection = {
  title: 'The company',
  note: 'In the header, the footer, on Contact, in every mail and document, and for search engines.',
  fields: [
    line('company.name', 'Name', 'Also the sender of every mail.'),
    line('company.phone', 'Telephone', 'Like 01604 123456. Visitors press it to call.'),
    line(
      'company.mobile',
      'Mobile for WhatsApp',
      'Like 07700 123456. Without one, chats go to the telephone.',
    ),
    line('company.email', 'Email', 'Mails come from here, and requests arrive here.'),
    line('company.address', 'Address', 'On one line, as on an envelope.'),
    {
      path: 'company.blurb',
      label: 'In a sentence',
      kind: 'lines',
      hint: 'Under the name in the footer, and in search results.',
    },
  ],
};

export const SOCIAL: FactSection = {
  title: 'Social networks',
  note: 'In the footer. Those with an address; without any, all three are shown as “coming soon” until you say that there are none.',
  fields: [
    link('social.facebook', 'Facebook'),
    link('social.instagram', 'Instagram'),
    link('social.youtube', 'YouTube'),
  ],
};

/** Whether none of them has an address in the form. */
export function hasNoNetwork(texts: Readonly<Record<string, string>>): boolean {
  return SOCIAL.fields.every(({ path }) => (texts[path] ?? '').trim() === '');
}

export const LEGAL: FactSection = {
  title: 'Registration',
  note: 'UK law asks a company to name these on its website. They stand on Privacy and Terms.',
  fields: [
    line('legal.registeredName', 'Registered name'),
    line('legal.companyNumber', 'Company number'),
    line('legal.registeredOffice', 'Registered office'),
    line('legal.icoNumber', 'ICO registration', 'Of whoever keeps personal data.'),
    line('legal.hostingProvider', 'Who runs the server', 'With the country.'),
    line('legal.mailProvider', 'Who carries our mail', 'With the country.'),
    line(
      'legal.requestRetention',
      'Requests are kept for',
      'As the server’s RETENTION_DAYS: 24 months.',
    ),
    line('legal.projectRetention', 'Projects are kept for', 'Like 6 years.'),
    line('legal.mailRetention', 'Mail is kept for', 'Like 24 months.'),
    line('legal.backupRetention', 'Backups are kept for', 'Like 30 days.'),
  ],
};

export const VAT: FactSection = {
  title: 'VAT',
  note: 'In every price, estimate and quote, in mails, on Terms and for search engines. Quotes that were sent stay as they are.',
  fields: [
    line('vat.number', 'VAT number', 'Like GB 123 4567 89.'),
    { ...line('vat.rate', 'Rate in per cent', '20 is the standard rate.'), kind: 'percent' },
  ],
};

/** The same without a number and a rate. */
export const NO_VAT: FactSection = {
  ...VAT,
  note: `${VAT.note} Words of your own that still speak of VAT are on the list before the launch.`,
  fields: [],
};

export const MONEY: FactSection = {
  title: 'Invoices',
  note: 'On invoices, and on the page of whoever has one to pay: nowhere else. Invoices that were sent stay as they are.',
  fields: [
    line(
      'money.accountName',
      'Name of the account',
      'As the bank has it: payers’ banks compare it.',
    ),
    line('money.sortCode', 'Sort code', 'Like 12-34-56.'),
    line('money.accountNumber', 'Account number', 'Eight digits.'),
    number('money.invoiceDays', 'To be paid within, in days', 'From the day of the invoice.'),
  ],
};

export const PROMISES: FactSection = {
  title: 'What we promise',
  note: 'In the quote form, on the home page after a request, and in mails.',
  fields: [
    number('promises.callWorkingDays', 'We call within, in working days'),
    number('promises.visitDaysAfterCall', 'The visit is about, in days after the call'),
    number('promises.quoteWorkingDays', 'The quote follows within, in working days'),
    line('promises.price', 'Every price has'),
    line('promises.details', 'A homeowner’s details'),
  ],
};

export const TIMES: FactSection = {
  title: 'Years and weeks',
  note: 'On the home page, Process, Pricing and the service pages, and in documents.',
  fields: [
    number('years.experience', 'Years of experience'),
    number('years.guarantee', 'Years of guarantee'),
    number('leadTimes.design.from', 'Design, from (weeks)'),
    number('leadTimes.design.to', 'Design, to'),
    number('leadTimes.installation.from', 'Installation, from'),
    number('leadTimes.installation.to', 'Installation, to'),
    number('leadTimes.project.from', 'Most projects, from'),
    number('leadTimes.project.to', 'Most projects, to'),
    number('leadTimes.installationOf.garden-room.from', 'Garden room, from'),
    number('leadTimes.installationOf.garden-room.to', 'Garden room, to'),
    number('leadTimes.installationOf.office.from', 'Office, from'),
    number('leadTimes.installationOf.office.to', 'Office, to'),
    number('leadTimes.installationOf.extension.from', 'Extension, from'),
    number('leadTimes.installationOf.extension.to', 'Extension, to'),
    number('leadTimes.installationOf.dual-purpose.from', 'Dual purpose, from'),
    number('leadTimes.installationOf.dual-purpose.to', 'Dual purpose, to'),
  ],
};

/** The parts of what "Through the year" is worked out with. */
export const ENERGY_TITLES: Readonly<Record<EnergyPart, string>> = {
  fabric: 'Walls, roof and floor',
  glazing: 'Windows and doors',
  heating: 'Heating, in kWh of heat for each kWh of electricity',
  price: 'Electricity',
};

/** A figure of it: the value with its unit, which the title of heating has, where it is from, and of which day that is. */
function figureFields(id: AssumptionId, part: EnergyPart): readonly FactField[] {
  const { label, unit } = ASSUMPTIONS[id];
  const isNamed = unit === '' || part === 'heating';
  const path = `energy.figures.${id}`;
  return [
    { path: `${path}.value`, label: isNamed ? label : `${label}, ${unit}`, kind: 'decimal' },
    line(`${path}.source`, `${label}: source`),
    { path: `${path}.date`, label: `${label}: date`, kind: 'date' },
  ];
}

/** The figures of a part, each with its fields. */
export function energyFigures(part: EnergyPart) {
  return ENERGY_PARTS[part].map((id) => ({
    name: ASSUMPTIONS[id].label,
    fields: figureFields(id, part),
  }));
}

export const ENERGY: FactSection = {
  title: 'Running a room',
  note: 'What “Through the year” is worked out with: in the builder, in estimates and quotes, and on the service pages. Homeowners read the source and day of each figure. Quotes that were sent keep theirs.',
  fields: ENERGY_PART_NAMES.flatMap((part) => energyFigures(part).flatMap((one) => one.fields)),
};

/** The parts of the form whose facts are typed as one text each. */
export const FACT_SECTIONS: readonly FactSection[] = [
  COMPANY,
  PROMISES,
  TIMES,
  ENERGY,
  SOCIAL,
  VAT,
  MONEY,
  LEGAL,
];

/** Everything that is typed as one text. */
export const FACT_FIELDS: readonly FactField[] = FACT_SECTIONS.flatMap(({ fields }) => fields);

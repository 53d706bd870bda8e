import { companyFactsSchema, type StoredFacts } from '#domain/site/content/facts/company-facts';
import { rateOf, STANDARD_RATE } from '#domain/site/content/facts/vat';
import { FACT_FIELDS, hasNoNetwork, type FactField } from './fact-fields';

/** The facts as they are being typed. */
export interface FactsEdit {
  /** What stands in each box, by the path of its fact. */
  texts: Readonly<Record<string, string>>;
  /** Everything that is no single text. */
  rest: Pick<StoredFacts, 'hours' | 'coverage'> & {
    county: StoredFacts['company']['county'];
    confirmed: StoredFacts['promises']['confirmed'];
    /** The parts of "Running a room". */
    confirmedEnergy: StoredFacts['energy']['confirmed'];
    isVatRegistered: boolean;
    /** Counts while no network has an address. */
    isOnNoNetwork: boolean;
  };
}

export function factsEditOf(facts: StoredFacts): FactsEdit {
  const texts = FACT_FIELDS.map(({ path }) => [path, String(valueAt(facts, path) ?? '')] as const);
  const { hours, coverage, company, promises, social, vat, energy } = facts;
  return {
    // A company that registers does so at the standard rate, unless it says otherwise.
    texts: { ...Object.fromEntries(texts), 'vat.rate': `${rateOf(vat) || STANDARD_RATE}` },
    rest: {
      hours,
      coverage,
      county: company.county,
      confirmed: promises.confirmed,
      confirmedEnergy: energy.confirmed,
      isVatRegistered: vat.registered,
      isOnNoNetwork: social === null,
    },
  };
}

/** The facts that were typed, or what is wrong: by the path of the field, "hours.spans.0". */
export function checkedFacts({ texts, rest }: FactsEdit): {
  facts: StoredFacts | null;
  errors: ReadonlyMap<string, string>;
} {
  const { hours, coverage, county, confirmed, confirmedEnergy, isVatRegistered, isOnNoNetwork } =
    rest;
  const typed: Typed = {
    hours,
    coverage,
    company: { county },
    promises: { confirmed },
    energy: { confirmed: confirmedEnergy },
    vat: { registered: true },
  };
  for (const field of FACT_FIELDS)
    put(typed, field.path, typedValue(field, texts[field.path] ?? ''));
  if (isOnNoNetwork && hasNoNetwork(texts)) typed['social'] = null;
  if (!isVatRegistered) typed['vat'] = { registered: false };
  const result = companyFactsSchema.safeParse(typed);
  if (result.success) return { facts: result.data, errors: new Map() };
  const errors = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    // A line of a list has one error for all of its boxes.
    const isOfList = path[0] === 'hours' || path[0] === 'coverage';
    const key = (isOfList ? path.slice(0, 3) : path).join('.');
    if (!errors.has(key)) errors.set(key, message);
  }
  return { facts: null, errors };
}

type Typed = { [key: string]: unknown };

function typedValue({ kind }: FactField, text: string): unknown {
  if (kind === 'number') return /^\d{1,3}$/.test(text.trim()) ? Number(text) : NaN;
  if (kind === 'percent')
    return /^\d{1,2}([.,]\d)?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN;
  if (kind === 'decimal')
    return /^\d{1,3}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.replace(',', '.')) : NaN;
  if (kind === 'link') return text.trim() === '' ? null : text.trim();
  return text;
}

function valueAt(facts: StoredFacts, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (part, key) => (part as Readonly<Record<string, unknown>> | null)?.[key],
      facts,
    );
}

function put(into: Typed, path: string, value: unknown): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const owner = keys.reduce<Typed>((part, key) => (part[key] ??= {}) as Typed, into);
  owner[last] = value;
}

type Exceptions = StoredFacts['coverage']['exceptions'];

/** "NN29 partly", a line each. */
export function exceptionsText(exceptions: Exceptions): string {
  return exceptions.map(({ district, answer }) => `${district} ${answer}`).join('\n');
}

/** What was typed, a line each; what cannot be read stays for the schema to refuse. */
export function exceptionsOf(text: string): Exceptions {
  return text
    .split('\n')
    .map((typed) => typed.trim())
    .filter(Boolean)
    .map((typed) => {
      const [district = '', answer = ''] = typed.split(/\s+/);
      return {
        district: district.toUpperCase(),
        answer: answer.toLowerCase() as Exceptions[number]['answer'],
      };
    });
}

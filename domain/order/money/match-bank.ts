import { folded } from '#domain/text/folded';
import type { BankLine } from './bank-line';

/** An invoice that is not wholly paid, as lines of a statement are matched with it. */
export interface OpenInvoice {
  requestId: string;
  /** Of the request: "MGR-7K4Q-2D". */
  reference: string;
  number: number;
  /** "INV-00001". */
  label: string;
  /** The buyer. */
  name: string;
  /** What is left to pay, in whole pence. */
  open: number;
}

/** What a line of a statement pays, as far as it can be told. */
export interface BankMatch {
  line: BankLine;
  /** `sure` only where reference and amount agree. */
  how: 'sure' | 'perhaps' | 'none';
  invoice: OpenInvoice | null;
}

/**
 * What each line pays: by the invoice's number or the request's reference in its text, then by its amount, then by the
 * buyer's name. An invoice is taken by one line; whatever else looks as if it paid it is `perhaps`, which is never noted
 * unasked. Works in the time of lines and invoices together.
 */
export function matchBank(
  lines: readonly BankLine[],
  invoices: readonly OpenInvoice[],
): BankMatch[] {
  const byLabel = new Map(invoices.map((one) => [letters(one.label), one]));
  const byReference = grouped(invoices, ({ reference }) => letters(reference));
  const byAmount = grouped(invoices, ({ open }) => open);
  const taken = new Set<OpenInvoice>();
  return lines.map((line): BankMatch => {
    const said = wordsOf(line.text);
    const named = namedIn(said, byLabel, byReference);
    const exact = named.find((one) => one.open === line.pence && !taken.has(one));
    if (exact !== undefined) {
      taken.add(exact);
      return { line, how: 'sure', invoice: exact };
    }
    const sameAmount = byAmount.get(line.pence) ?? [];
    const byName = sameAmount.filter(({ name }) => says(said, name));
    const [only = null] = sameAmount.length === 1 ? sameAmount : byName;
    const likely = named[0] ?? only;
    return { line, how: likely === null ? 'none' : 'perhaps', invoice: likely };
  });
}

function grouped<Key>(invoices: readonly OpenInvoice[], keyOf: (invoice: OpenInvoice) => Key) {
  const groups = new Map<Key, OpenInvoice[]>();
  for (const invoice of invoices) {
    const key = keyOf(invoice);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [invoice]);
    else group.push(invoice);
  }
  return groups;
}

interface Said {
  /** Without anything between: banks drop hyphens, and spaces where a line ends. */
  run: string;
  words: ReadonlySet<string>;
}

function wordsOf(text: string): Said {
  const words = folded(text).split(/[^\p{L}\p{N}]+/u);
  return { run: words.join(''), words: new Set(words) };
}

const letters = (text: string) => folded(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** INV-00012 is written "INV12", "inv 0012" and "INV-00012"; a reference has six letters behind its MGR. */
function namedIn(
  { run }: Said,
  byLabel: ReadonlyMap<string, OpenInvoice>,
  byReference: ReadonlyMap<string, readonly OpenInvoice[]>,
): OpenInvoice[] {
  const labels = [...run.matchAll(/inv(?:oice)?(?:no)?0*(\d{1,9})/g)].flatMap(([, digits = '']) => {
    const found = byLabel.get(`inv${digits.padStart(5, '0')}`);
    return found === undefined ? [] : [found];
  });
  const references = [...run.matchAll(/(?=(mgr[0-9a-z]{6}))/g)].flatMap(
    ([, reference = '']) => byReference.get(reference) ?? [],
  );
  return [...labels, ...references];
}

/** Whether the surname is there, and at least three letters long: "MRS A LEE" is not found by "Al". */
function says({ words }: Said, name: string): boolean {
  const last = folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .at(-1);
  return last !== undefined && words.has(last);
}

import { writtenQuoteSchema, type WrittenQuote } from '#domain/order/quote/written-quote';
import { withDiscountsWorkedOut } from '#domain/order/quote/discounts';
import type { QuoteLine } from '#domain/order/quote/quote-line';
import { numberTyped, penceInField, penceTyped } from '#app/desk/frame/typed-amounts';
import { termsEditOf, termsOf, type TermsEdit } from './terms/terms-edit';

/** A line as it is being typed. */
export interface EditLine extends Pick<
  QuoteLine,
  'id' | 'origin' | 'words' | 'removed' | 'reason' | 'estimatePence' | 'estimateWords'
> {
  /** In pounds; of a discount what is taken off, above zero. */
  amount: string;
  /** Of a discount in per cent; undefined for every other line. */
  percent?: string;
}

/** A written quote as it is being typed: what cannot be read yet is kept as it is. */
export interface QuoteEdit {
  design: string | null;
  lines: EditLine[];
  terms: TermsEdit;
  /** As the server says, which sends the quote at the company's VAT of the day. */
  vatRate: number | undefined;
  /** What heating costs, as the server says, which works it out when the quote is sent; null where it is not said. */
  year: WrittenQuote['year'];
}

export interface Checked {
  /** Null while something is missing or wrong. */
  content: WrittenQuote | null;
  /** What the sums are made of meanwhile: an amount that cannot be read counts as nothing. */
  sums: WrittenQuote;
  /** By field: "lines.<id>.reason", "terms.validDays", "lines" for all of them. */
  errors: ReadonlyMap<string, string>;
}

export function editOf({ design, lines, terms, vatRate, year }: WrittenQuote): QuoteEdit {
  return { design, lines: lines.map(editLineOf), terms: termsEditOf(terms), vatRate, year };
}

function editLineOf({ pence, percent, ...line }: QuoteLine): EditLine {
  const typed = line.origin === 'discount' ? 0 - pence : pence;
  const share = percent === undefined ? {} : { percent: String(percent) };
  return { ...line, amount: penceInField(typed), ...share };
}

/** Reads what was typed: the content it comes to, or what is wrong where. */
export function checked(edit: QuoteEdit): Checked {
  const { design, vatRate, year } = edit;
  const content = {
    design,
    lines: linesOf(edit.lines),
    terms: termsOf(edit.terms),
    ...(vatRate !== undefined && { vatRate }),
    ...(year !== undefined && { year }),
  };
  const sums = { ...content, lines: content.lines.map(countedOnly) };
  const result = writtenQuoteSchema.safeParse(content);
  if (result.success) return { content: result.data, sums, errors: new Map() };
  const errors = new Map<string, string>();
  for (const { path, message } of result.error.issues) {
    const key = keyOf(path, edit);
    if (!errors.has(key)) errors.set(key, wordsFor(key, message));
  }
  return { content: null, sums, errors };
}

/** The lines with their amounts; NaN for one that cannot be read. */
function linesOf(lines: readonly EditLine[]): QuoteLine[] {
  const typed = lines.map(({ amount, percent, ...line }): QuoteLine => {
    const pence = penceTyped(amount);
    const share = percent === undefined ? {} : { percent: numberTyped(percent) };
    return { ...line, pence: line.origin === 'discount' ? 0 - pence : pence, ...share };
  });
  const counted = withDiscountsWorkedOut(typed.map(countedOnly));
  return typed.map((line, index) =>
    line.percent === undefined ? line : { ...line, pence: counted[index]?.pence ?? 0 },
  );
}

function countedOnly(line: QuoteLine): QuoteLine {
  const pence = Number.isNaN(line.pence) ? 0 : line.pence;
  const percent = line.percent !== undefined && Number.isNaN(line.percent) ? 0 : line.percent;
  return { ...line, pence, ...(percent === undefined ? {} : { percent }) };
}

function keyOf(path: readonly PropertyKey[], { lines }: QuoteEdit): string {
  const [first, index, ...rest] = path;
  const line = first === 'lines' && typeof index === 'number' ? lines[index] : undefined;
  const field = rest.join('.');
  if (line !== undefined) return lineKey(line.id, field === 'percent' ? 'amount' : field);
  return path.join('.');
}

/** The key of what is wrong with a field of a line. */
export function lineKey(id: string, field: string): string {
  return `lines.${id}.${field === 'pence' ? 'amount' : field}`;
}

function wordsFor(key: string, message: string): string {
  return key.endsWith('.amount') && message.includes('whole pence')
    ? 'Enter an amount like 1,250.00'
    : message;
}

/** Whether a line is the estimate's own, as typed. */
export function isAsEstimated({ origin, removed, words, amount, ...line }: EditLine): boolean {
  const same = words.trim() === line.estimateWords && penceTyped(amount) === line.estimatePence;
  return origin === 'estimate' && !removed && same;
}

/** The estimate that a content began as: its lines stay in every version. */
export function estimateIn({ lines, ...quote }: WrittenQuote): WrittenQuote {
  const begun = lines.flatMap(({ percent: _none, ...line }) => {
    const { estimatePence: pence, estimateWords: words } = line;
    if (pence === null || words === null) return [];
    return [{ ...line, pence, words, removed: false, reason: '' }];
  });
  return { ...quote, lines: begun };
}

/** A new line, to be filled in. */
export function newLine(id: string, origin: 'added' | 'discount'): EditLine {
  const empty = { words: '', removed: false, reason: '', estimatePence: null, estimateWords: null };
  return { id, origin, amount: '', ...empty };
}

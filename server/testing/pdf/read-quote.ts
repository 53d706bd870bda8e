import { COUNTS, countValue, eachCount } from '#domain/room/options/counts';
import { featureLabel } from '#domain/room/options/features';
import { finishCategoryLabel, finishLabel } from '#domain/room/options/finishes';
import { FEATURE_IDS, FINISH_CATEGORIES, FINISH_OPTIONS } from '#domain/room/options/option-ids';
import type { PricedChoices } from '#domain/design/pricing/price';
import { ROOM_TYPES } from '#domain/room/options/room-types';
import { readPdf } from './read-pdf';

const TERMS = ['Room', 'Floor inside', 'Size outside', 'Height inside',
  'Height outside', ...Object.values(COUNTS).map(({ label }) => label), 'Features', ...FINISH_CATEGORIES.map(finishCategoryLabel)]; // oxfmt-ignore

/** Everything a person can read off a printed quote: each value is found by its label alone. */
export interface ReadQuote {
  choices: Omit<PricedChoices, 'shellSizeId' | 'roomType' | 'finishes'> & {
    roomType: string | undefined;
    size: string | undefined;
    finishes: Record<string, string | undefined>;
  };
  price: { lines: { label: string; amount: number }[]; total: number; vat: number };
  pages: number;
}

/** Reads a quote's PDF as someone would who types it into the builder again. */
export async function readQuote(bytes: Uint8Array): Promise<ReadQuote> {
  const { lines, pages } = await readPdf(bytes);
  const room = valuesOf(between(lines, 'Your room', 'The price'));
  const rows = amountsOf(between(lines, 'The price', 'An initial estimate'));
  const [total, vat] = rows.slice(-2).map(({ amount }) => amount);
  const features = room.get('Features') ?? '';
  return {
    choices: {
      roomType: ROOM_TYPES.find(({ name }) => name === room.get('Room'))?.id,
      size: room.get('Size outside'),
      ...eachCount((id) => countValue(id, numberOf(room.get(COUNTS[id].label)))),
      features: FEATURE_IDS.filter((id) => features.split(', ').includes(featureLabel(id))),
      finishes: Object.fromEntries(
        FINISH_CATEGORIES.map((category) => [
          category,
          FINISH_OPTIONS[category].find(
            (id) => finishLabel(category, id) === room.get(finishCategoryLabel(category)),
          ),
        ]),
      ),
    },
    price: { lines: rows.slice(0, -2), total: total ?? NaN, vat: vat ?? NaN },
    pages,
  };
}

function between(lines: readonly string[], start: string, end: string): string[] {
  return lines.slice(lines.indexOf(start) + 1, lines.indexOf(end));
}

/** Terms with their values, which may continue on the next line. */
function valuesOf(lines: readonly string[]): Map<string, string> {
  const values = new Map<string, string>();
  let term = '';
  for (const line of lines) {
    if (TERMS.includes(line) && !values.has(line)) {
      term = line;
      values.set(term, '');
    } else {
      values.set(term, `${values.get(term)} ${line}`.trim());
    }
  }
  return values;
}

/** Labels with their amounts in pounds; a label may continue on the next line. */
function amountsOf(lines: readonly string[]): { label: string; amount: number }[] {
  const rows: { label: string; amount: number }[] = [];
  let label = '';
  for (const line of lines) {
    if (/^−?£[\d,]+(\.\d\d)?$|^Included$/.test(line)) {
      rows.push({ label, amount: line === 'Included' ? 0 : numberOf(line) });
      label = '';
    } else {
      label = `${label} ${line}`.trim();
    }
  }
  return rows;
}

function numberOf(words = ''): number {
  if (words === 'Yes') return 1;
  return words === 'None' ? 0 : Number(words.replace('−', '-').replace(/[£,]/g, ''));
}

import { INK } from './page';
import type { FontName, Pdf } from './pdf';

export interface Style {
  font: FontName;
  /** Points. */
  size: number;
  /** From baseline to baseline, in points. */
  leading: number;
  colour: string;
  /** Letter spacing in points. */
  spacing?: number;
}

const { text, muted, price } = INK;

/** The document's type: one display face, one text face, few sizes. */
export const STYLES = {
  brand: { font: 'strong', size: 9.5, leading: 12, colour: text },
  title: { font: 'heading', size: 28, leading: 31, colour: text, spacing: -0.45 },
  heading: { font: 'heading', size: 14, leading: 17, colour: text, spacing: -0.1 },
  term: { font: 'text', size: 8.8, leading: 11.6, colour: muted },
  value: { font: 'text', size: 8.8, leading: 11.6, colour: text },
  strong: { font: 'strong', size: 8.8, leading: 11.6, colour: text },
  price: { font: 'heading', size: 19, leading: 22, colour: price, spacing: -0.2 },
  total: { font: 'heading', size: 14, leading: 17, colour: price, spacing: -0.1 },
  label: { font: 'text', size: 7.6, leading: 10, colour: muted },
  note: { font: 'text', size: 7.8, leading: 10.6, colour: muted },
  noteHeading: { font: 'strong', size: 8.4, leading: 11, colour: text },
} as const satisfies Record<string, Style>;

/** The text face has tabular figures; the display face has them as a font feature. */
const TABULAR = { heading: ['tnum', 'kern'], text: undefined, strong: undefined } as const;

/** One line with its left or right end at `x`, on `baseline`. */
export function write(
  pdf: Pdf,
  words: string,
  style: Style,
  { x, baseline, align }: { x: number; baseline: number; align?: 'left' | 'right' },
): void {
  drawWords(pdf, words, style, align === 'right' ? 'end' : 'start', { x, baseline });
}

/** One line that starts, is centred or ends at a point. */
export function drawWords(
  pdf: Pdf,
  words: string,
  style: Style,
  anchor: 'start' | 'middle' | 'end',
  { x, baseline } = { x: 0, baseline: 0 },
): void {
  const back = { start: 0, middle: 0.5, end: 1 }[anchor];
  const left = back === 0 ? x : x - back * widthOf(pdf, words, style);
  pdf.font(style.font);
  pdf.fontSize(style.size);
  pdf.fillColor(style.colour);
  pdf.text(words, left, baseline, {
    lineBreak: false,
    baseline: 'alphabetic',
    ...settingOf(style),
  });
}

/** Points. */
function widthOf(pdf: Pdf, words: string, style: Style): number {
  pdf.font(style.font);
  pdf.fontSize(style.size);
  return pdf.widthOfString(words, settingOf(style));
}

function settingOf({ font, spacing = 0 }: Style) {
  return { characterSpacing: spacing, features: TABULAR[font] };
}

/** Wraps text into lines at most `width` points long; longer words are split. */
export function linesOf(pdf: Pdf, text: string, style: Style, width: number): string[] {
  if (widthOf(pdf, text, style) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((word) => pieces(pdf, word, style, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(pdf, longer, style) <= width) {
      line = longer;
    } else {
      if (line !== '') lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** A word split into pieces that fit; nearly always the word itself. */
function pieces(pdf: Pdf, word: string, style: Style, width: number): string[] {
  if (widthOf(pdf, word, style) <= width) return [word];
  const cut = [...word].reduce<string[]>((done, letter) => {
    const last = done.pop() ?? '';
    const fits = widthOf(pdf, last + letter, style) <= width;
    return fits ? [...done, last + letter] : [...done, last, letter];
  }, []);
  return cut.filter((piece) => piece !== '');
}

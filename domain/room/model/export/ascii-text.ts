/** Codes of characters. */
const [ZERO, MINUS, POINT, COMMA, OPEN, CLOSE] = [48, 45, 46, 44, 40, 41];
/** More bytes than any number takes. */
const LONGEST = 16;
/** Of a fraction: four places. */
const PARTS = 10_000;

/**
 * A long text in ASCII, written as bytes: no string is made for each of its numbers. Digits are taken off
 * with `| 0`, which a program that has just been loaded does much faster than `Math.floor`.
 */
export class AsciiText {
  private list = new Uint8Array(1 << 18);
  private length = 0;

  get bytes(): Uint8Array {
    return this.list.subarray(0, this.length);
  }

  add(text: string): void {
    this.makeSpaceFor(text.length);
    for (let n = 0; n < text.length; n += 1) this.list[this.length + n] = text.charCodeAt(n);
    this.length += text.length;
  }

  /** Whole numbers from 0 to 2³¹ with commas between them. */
  addWhole(values: ArrayLike<number>): void {
    this.makeSpaceFor(LONGEST * values.length);
    const { list } = this;
    let at = this.length;
    for (let n = 0; n < values.length; n += 1) {
      if (n > 0) list[at++] = COMMA;
      at = writeWhole(list, at, values[n] ?? 0);
    }
    this.length = at;
  }

  /**
   * Threes of numbers as USD has points: "(1,0.5,-2),(0,0,1)". To four places, of metres a tenth of a
   * millimetre, without zeros at their ends.
   */
  addTriples(values: ArrayLike<number>): void {
    this.makeSpaceFor(LONGEST * values.length);
    const { list } = this;
    let at = this.length;
    for (let n = 0; n < values.length; n += 3) {
      if (n > 0) list[at++] = COMMA;
      list[at++] = OPEN;
      at = writeFraction(list, at, values[n] ?? 0);
      list[at++] = COMMA;
      at = writeFraction(list, at, values[n + 1] ?? 0);
      list[at++] = COMMA;
      at = writeFraction(list, at, values[n + 2] ?? 0);
      list[at++] = CLOSE;
    }
    this.length = at;
  }

  private makeSpaceFor(bytes: number): void {
    if (this.length + bytes <= this.list.length) return;
    const longer = new Uint8Array(2 * (this.length + bytes));
    longer.set(this.bytes);
    this.list = longer;
  }
}

/** @returns where the next byte goes */
function writeWhole(list: Uint8Array, start: number, value: number): number {
  let end = start + 1;
  for (let rest = (value / 10) | 0; rest > 0; rest = (rest / 10) | 0) end += 1;
  let rest = value;
  for (let at = end - 1; at >= start; at -= 1) {
    const tens = (rest / 10) | 0;
    list[at] = ZERO + rest - 10 * tens;
    rest = tens;
  }
  return end;
}

/** @returns where the next byte goes */
function writeFraction(list: Uint8Array, start: number, value: number): number {
  let at = start;
  let parts = Math.round(value * PARTS);
  if (parts < 0) {
    list[at++] = MINUS;
    parts = -parts;
  }
  const whole = (parts / PARTS) | 0;
  at = writeWhole(list, at, whole);
  let rest = parts - PARTS * whole;
  if (rest === 0) return at;
  list[at++] = POINT;
  for (let place = PARTS / 10; rest > 0; place /= 10) {
    const digit = (rest / place) | 0;
    list[at++] = ZERO + digit;
    rest -= digit * place;
  }
  return at;
}

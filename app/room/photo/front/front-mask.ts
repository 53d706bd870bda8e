import type { GardenPhoto } from '#app/room/photo/reading/read-photo';
import type { Point } from '#domain/room/drawing/shapes';

/** What the brush is: its width in pixels of the photograph, and whether it takes away what was kept. */
export interface Brush {
  readonly width: number;
  readonly isErasing: boolean;
}

interface Stroke {
  readonly brush: Brush;
  readonly points: Point[];
}

/** Of a brush's radius: from here on its edge grows soft. */
const FIRM = 0.6;
/** A stroke is a row of dabs, so many to a brush's width. */
const DABS = 8;
/** The colour that shows what is kept. */
const SHOWN = '#ff3b8d';
/** Pixels of the longer side while it is painted: with as many as the photograph has, phones would wait for each stroke. */
const LONGEST = 1024;

/** What of a photograph stands in front of the room: painted by hand, as opaque as it was painted. Places are the photograph's pixels. */
export class FrontMask {
  /** The photograph where it is kept, and nothing elsewhere: it lies over the room. As sharp as a screen shows it. */
  readonly kept: HTMLCanvasElement;
  /** In one colour what is kept. */
  readonly mask: HTMLCanvasElement;
  private readonly strokes: Stroke[] = [];

  /** @param before what was kept of this photograph before */
  constructor(
    private readonly photo: GardenPhoto,
    private readonly before: CanvasImageSource | null,
  ) {
    const scale = Math.min(1, LONGEST / Math.max(photo.width, photo.height));
    [this.kept, this.mask] = [sheetFor(photo, scale), sheetFor(photo, scale)];
    if (before) this.paintAgain();
  }

  /** Whether nothing is kept, as far as it was painted. */
  get isEmpty(): boolean {
    return this.before === null && this.strokes.every(({ brush }) => brush.isErasing);
  }

  get canUndo(): boolean {
    return this.strokes.length > 0;
  }

  /** Sets the brush down. */
  begin(brush: Brush, at: Point): void {
    const stroke = { brush, points: [at] };
    this.strokes.push(stroke);
    this.print(this.kept, this.dab(brush, at));
  }

  /** Draws the brush on to a place. */
  drawTo(at: Point): void {
    const stroke = this.strokes.at(-1);
    if (!stroke) return;
    const from = stroke.points.at(-1) ?? at;
    stroke.points.push(at);
    this.print(this.kept, this.line(stroke.brush, from, at));
  }

  /** Takes the last stroke back. */
  undo(): void {
    this.strokes.pop();
    this.paintAgain();
  }

  /** The photograph where it is kept, as sharp as it is. */
  get keptInFull(): HTMLCanvasElement {
    const { width, height } = this.photo;
    const full = sheetFor(this.photo, 1);
    this.print(full, [0, 0, width, height]);
    return full;
  }

  /** What is kept as a PNG; null where nothing is. */
  async toPng(): Promise<Blob | null> {
    if (this.isEmpty) return null;
    return new Promise((made) => {
      this.mask.toBlob(made, 'image/png');
    });
  }

  private paintAgain(): void {
    const { width, height } = this.photo;
    const context = this.mask.getContext('2d');
    context?.clearRect(0, 0, width, height);
    if (this.before) context?.drawImage(this.before, 0, 0, width, height);
    for (const { brush, points } of this.strokes)
      for (const [n, at] of points.entries()) this.line(brush, points[n - 1] ?? at, at);
    this.print(this.kept, [0, 0, width, height]);
  }

  /** @returns the box that it touches */
  private line(brush: Brush, from: Point, to: Point): Box {
    const steps = Math.ceil((Math.hypot(to[0] - from[0], to[1] - from[1]) / brush.width) * DABS);
    for (let n = 1; n <= Math.max(1, steps); n += 1) {
      const share = steps === 0 ? 1 : n / steps;
      this.dab(brush, [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]);
    }
    const half = Math.ceil(brush.width / 2) + 1;
    const [left, top] = [Math.min(from[0], to[0]) - half, Math.min(from[1], to[1]) - half];
    const [right, bottom] = [Math.max(from[0], to[0]) + half, Math.max(from[1], to[1]) + half];
    return [Math.floor(left), Math.floor(top), Math.ceil(right - left), Math.ceil(bottom - top)];
  }

  private dab({ width, isErasing }: Brush, [x, y]: Point): Box {
    const radius = width / 2;
    const context = this.mask.getContext('2d');
    if (context) {
      const soft = context.createRadialGradient(x, y, radius * FIRM, x, y, radius);
      soft.addColorStop(0, SHOWN);
      soft.addColorStop(1, `${SHOWN}00`);
      context.globalCompositeOperation = isErasing ? 'destination-out' : 'source-over';
      context.fillStyle = soft;
      context.fillRect(x - radius, y - radius, width, width);
      context.globalCompositeOperation = 'source-over';
    }
    const half = Math.ceil(radius) + 1;
    return [Math.floor(x) - half, Math.floor(y) - half, 2 * half + 1, 2 * half + 1];
  }

  /** Shows the photograph in a box where it is kept. */
  private print(sheet: HTMLCanvasElement, [x, y, width, height]: Box): void {
    const context = sheet.getContext('2d');
    if (!context) return;
    const whole = [0, 0, this.photo.width, this.photo.height] as const;
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.clearRect(x, y, width, height);
    context.drawImage(this.mask, ...whole);
    context.globalCompositeOperation = 'source-in';
    context.drawImage(this.photo.picture, ...whole);
    context.restore();
  }
}

type Box = readonly [x: number, y: number, width: number, height: number];

/** A sheet on which the photograph's pixels are the places. */
function sheetFor({ width, height }: GardenPhoto, scale: number): HTMLCanvasElement {
  const sheet = document.createElement('canvas');
  [sheet.width, sheet.height] = [Math.round(width * scale), Math.round(height * scale)];
  sheet.getContext('2d')?.scale(sheet.width / width, sheet.height / height);
  return sheet;
}

import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import * as z from 'zod';
import { galleryImageSchema } from '#domain/site/gallery/gallery-image';

const LOOK_MS = 250;
const WIDTHS = [700, 1000, 500, 900, 600, 800];

/** Who is signed in once, looks again and again, and adds pictures meanwhile. */
export class Administrator {
  /** How often somebody was asked who was signed in, and it was not the administrator. */
  signedOut = 0;
  /** How often nobody could say. */
  unanswered = 0;
  looks = 0;
  /** The widths of the pictures, by their titles. */
  readonly pictures = new Map<string, number>();
  #isLeaving = false;
  #work: Promise<unknown> = Promise.resolve();
  #cookie = '';

  constructor(private readonly origin: string) {}

  async signIn(): Promise<void> {
    const { status, headers } = await this.#ask('POST', '/api/auth/login', {
      password: 'for tests only',
    });
    if (status !== 200) throw new Error(`Signing in was answered ${status}`);
    this.#cookie = headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** @param pictures how many are added, one after the other, over this time */
  begin(pictures: number, seconds: number): void {
    this.#work = Promise.all([this.#watch(), this.#addAll(pictures, seconds)]);
  }

  /** Resolves when all pictures are added. */
  async leave(): Promise<void> {
    this.#isLeaving = true;
    await this.#work;
  }

  /** How many files of the pictures can be seen as they should be; undefined when sizes are still being made. */
  async wholeFiles(): Promise<{ files: number; broken: string[] } | undefined> {
    const answer = await this.#ask('GET', '/api/gallery-images');
    const rows = z.array(z.looseObject(galleryImageSchema.shape)).parse(await answer.json());
    const mine = rows.filter(({ title }) => this.pictures.has(title));
    if (mine.some(({ picture }) => picture?.renditions.length === 0)) return undefined;
    let files = 0;
    const broken: string[] = [];
    for (const { title, objectPath, picture } of mine) {
      const sizes = [
        { path: objectPath, width: this.pictures.get(title) ?? 0 },
        ...(picture?.renditions ?? []),
      ];
      for (const { path, width } of sizes) {
        files += 1;
        if ((await this.#widthOf(path)) !== width) broken.push(path);
      }
    }
    const titles = new Set(mine.map(({ title }) => title));
    for (const title of this.pictures.keys()) if (!titles.has(title)) broken.push(title);
    if (titles.size !== mine.length) broken.push('a picture twice');
    return { files, broken };
  }

  async #widthOf(path: string): Promise<number | undefined> {
    const { status, arrayBuffer } = await this.#ask('GET', path);
    if (status !== 200) return undefined;
    // Decoded to the end, not only its head.
    const image = sharp(await arrayBuffer());
    return image.toBuffer({ resolveWithObject: true }).then(
      ({ info }) => info.width,
      () => undefined,
    );
  }

  async #watch(): Promise<void> {
    while (!this.#isLeaving) {
      await pause(LOOK_MS);
      this.looks += 1;
      const { status, json } = await this.#ask('GET', '/api/auth/check').catch(() => NO_ANSWER);
      if (status !== 200) this.unanswered += 1;
      else if (!z.object({ isAdmin: z.boolean() }).parse(await json()).isAdmin) this.signedOut += 1;
    }
  }

  async #addAll(pictures: number, seconds: number): Promise<void> {
    for (let number = 0; number < pictures; number += 1) {
      const title = `Picture ${number}`;
      const width = WIDTHS[number % WIDTHS.length] ?? 0;
      this.pictures.set(title, width);
      while (!(await this.#add(title, width).catch(() => false))) await pause(LOOK_MS);
      await pause((seconds * 1000) / pictures);
    }
  }

  /** As the page does it; false when it has to be tried again. */
  async #add(title: string, width: number): Promise<boolean> {
    const content = await sharp({
      create: { width, height: 400, channels: 3, background: '#2a4a3a' },
    })
      .jpeg()
      .toBuffer();
    const wish = `/api/objects/upload?type=image/jpeg&size=${content.length}`;
    const granted = await this.#ask('POST', wish);
    if (granted.status === 401) this.signedOut += 1;
    if (granted.status !== 200) return false;
    const { uploadURL } = z.object({ uploadURL: z.string() }).parse(await granted.json());
    const sent = await fetch(uploadURL, {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: new Uint8Array(content),
    });
    if (!sent.ok) return false;
    const words = { description: null, category: 'garden-rooms', tags: [], featured: 0 };
    const picture = { title, ...words, sortOrder: 0, objectPath: uploadURL.split('?')[0] };
    for (;;) {
      const added = await this.#ask('POST', '/api/gallery-images', picture).catch(() => NO_ANSWER);
      if (added.status === 201) return true;
      if (added.status === 401) this.signedOut += 1;
      // Nothing waits there: an attempt whose answer was lost has added it.
      if (added.status === 400) return true;
      await pause(LOOK_MS);
    }
  }

  async #ask(method: string, path: string, body?: object) {
    const response = await fetch(this.origin + path, {
      method,
      headers: { cookie: this.#cookie, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: response.status,
      headers: response.headers,
      json: async (): Promise<unknown> => response.json(),
      arrayBuffer: () => response.arrayBuffer(),
    };
  }
}

const NO_ANSWER = { status: 0, json: async (): Promise<unknown> => undefined };

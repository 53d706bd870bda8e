import { describe, expect, it } from 'vitest';
import { awaitFirstScreen } from './await-first-screen';

const HEADING = '<h1 class="big" id="top">Rooms</h1>';

describe('the first frame of a page', () => {
  it('waits for its heading', () => {
    expect(awaitFirstScreen(`<head><title>Rooms</title></head>${HEADING}`)).toContain(
      '<link rel="expect" href="#top" blocking="render">',
    );
  });

  it('waits for all of a first screen that is marked', () => {
    const html = `<head><title>Rooms</title></head><section id="first-screen">${HEADING}</section>`;
    expect(awaitFirstScreen(html)).toContain(
      '<link rel="expect" href="#first-screen" blocking="render">',
    );
  });

  it('cannot wait for a heading without an id', () => {
    expect(() => awaitFirstScreen('<title>Rooms</title><h1>Rooms</h1>')).toThrow('needs an id');
  });
});

import { describe, expect, it } from 'vitest';
import { awaitHeading } from './await-heading';

describe('the first frame of a page', () => {
  it('waits for its heading', () => {
    const html = '<head><title>Rooms</title></head><h1 class="big" id="top">Rooms</h1>';
    expect(awaitHeading(html)).toContain('<link rel="expect" href="#top" blocking="render">');
  });

  it('cannot wait for a heading without an id', () => {
    expect(() => awaitHeading('<title>Rooms</title><h1>Rooms</h1>')).toThrow('needs an id');
  });
});

import { expect, it } from 'vitest';
import { missingFiles } from './write-page';

const html = `<img src="/assets/room-D3ZB_c-7.jpeg" srcset="/assets/room-a.avif 400w, /assets/room-b.avif 800w">
<script>import("/assets/index-1234567.js")</script><a href="/pricing">`;

it('finds nothing when every referenced file exists', () => {
  expect(missingFiles(html, () => true)).toEqual([]);
});

it('names each missing file once', () => {
  const there = ['assets/room-a.avif', 'assets/index-1234567.js'];
  const missing = missingFiles(html + html, (path) => there.includes(path));
  expect(missing).toEqual(['assets/room-D3ZB_c-7.jpeg', 'assets/room-b.avif']);
});

import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const DIST = resolve(import.meta.dirname, '../../dist/client');

/** The floor: a page of nothing but a heading, a native menu and the hero picture of the home page. */
export async function startBarePage(): Promise<{ url: string; server: Server }> {
  const picture = await heroPicture();
  const html = brotliCompressSync(`<!doctype html><html lang="en-GB"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Bare</title>
<style>body{margin:0;font:17px/1.5 system-ui}img{display:block;width:100%;height:min(92vw,52svh);object-fit:cover}</style></head>
<body><details><summary>Menu</summary><a href="/">Home</a></details>
<img src="/picture.avif" width="1296" height="1080" fetchpriority="high" alt="">
<h1>Transform Your Garden Into Your Dream Space</h1></body></html>`);
  const server = createServer((request, response) => {
    if (request.url === '/picture.avif') {
      response.writeHead(200, { 'content-type': 'image/avif' }).end(picture);
    } else if (request.url === '/') {
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
      response.writeHead(200, headers).end(html);
    } else {
      response.writeHead(404).end();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return { url: `http://127.0.0.1:${address.port}/`, server };
}

/** The very file a phone of this profile takes for the home page's hero. */
async function heroPicture(): Promise<Buffer> {
  const home = await readFile(join(DIST, 'index.html'), 'utf8');
  const source = /<source[^>]*max-width[^>]*image\/avif[^>]*srcset="([^ "]+)/i.exec(home)?.[1];
  if (!source) throw new Error('The home page has no AVIF source for phones');
  return readFile(join(DIST, source));
}

const BOOT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const STRUCTURED_DATA = /\s*<script type="application\/ld\+json">[\s\S]*?<\/script>/;

/** A press that comes with the first paint, such as on the menu, goes before our scripts. */
const AFTER_MS = 100;

/**
 * Moves what the first paint of a page does not need behind it. The boot script is asked for a moment
 * after the page is painted, so that it takes neither the line nor the processor from what a visitor
 * sees, or at `load` in a tab in the background, where nothing is painted. Search engines read the
 * structured data anywhere.
 *
 * @throws Error when the page has no boot script
 */
export function afterFirstPaint(html: string): string {
  const boot = BOOT.exec(html)?.[1];
  if (boot === undefined) throw new Error('The page has no boot script');
  const start = `(()=>{let b=()=>import(${JSON.stringify(boot)});requestAnimationFrame(()=>setTimeout(b,${AFTER_MS}));addEventListener("load",()=>document.hidden&&b())})()`;
  const data = STRUCTURED_DATA.exec(html)?.[0] ?? '';
  return html
    .replace(BOOT, '')
    .replace(data, '')
    .replace('</body>', () => `<script>${start}</script>${data}\n  </body>`);
}

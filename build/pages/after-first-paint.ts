const BOOT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const FIRST_INPUT = /\s*<script>((?:(?!<\/script>)[\s\S])*)<\/script>(?=\s*<\/body>)/;
const HEADER_END = '</header>';
const STRUCTURED_DATA = /\s*<script type="application\/ld\+json">[\s\S]*?<\/script>/;

/** A press that comes with the first paint, such as on the menu, goes before our scripts. */
const AFTER_MS = 100;

/**
 * Moves what the first paint of a page does not need behind it. The boot script is asked for a moment
 * after the page is painted, so that it takes neither the line nor the processor from what a visitor
 * sees, or at `load` in a tab in the background, where nothing is painted. Search engines read the
 * structured data anywhere.
 *
 * What listens for the first press stands right behind the header, which is painted as soon as it is
 * there (decision 0028). It takes itself away, for the program does not expect it among the words.
 *
 * @throws Error when the page has no boot script, nothing that listens, or no header
 */
export function afterFirstPaint(html: string): string {
  const boot = BOOT.exec(html)?.[1];
  if (boot === undefined) throw new Error('The page has no boot script');
  const data = STRUCTURED_DATA.exec(html)?.[0] ?? '';
  const rest = html.replace(BOOT, '').replace(data, '');
  const listen = FIRST_INPUT.exec(rest)?.[1];
  if (listen === undefined)
    throw new Error('The page has nothing that listens for the first press');
  const start = `(()=>{let b=()=>import(${JSON.stringify(boot)});requestAnimationFrame(()=>setTimeout(b,${AFTER_MS}));addEventListener("load",()=>document.hidden&&b())})()`;
  const script = `<script>${listen};${start};document.currentScript.remove()</script>`;
  const page = rest.replace(FIRST_INPUT, '').replace('</body>', () => `${data}\n  </body>`);
  if (!page.includes(HEADER_END)) throw new Error('The page has no header');
  return page.replace(HEADER_END, () => HEADER_END + script);
}

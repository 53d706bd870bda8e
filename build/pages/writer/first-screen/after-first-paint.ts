const BOOT = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/;
const FIRST_INPUT = /\s*<script>((?:(?!<\/script>)[\s\S])*)<\/script>(?=\s*<\/body>)/;
const HEADER_END = '</header>';
const STRUCTURED_DATA = /\s*<script type="application\/ld\+json">[\s\S]*?<\/script>/;

/** A press that coincides with the first paint, such as on the menu, takes priority over our scripts. */
const AFTER_MS = 100;

/**
 * Moves everything a page's first paint does not need to after it. The boot script is requested shortly
 * after the page has painted, so that it competes for neither bandwidth nor processor with what the
 * visitor sees, or at `load` in a background tab, where nothing paints. Search engines read structured
 * data anywhere in the page.
 *
 * The script that listens for the first press comes right after the header, which paints as soon as it
 * arrives (decision 0028). It removes its own element, which hydration does not expect there.
 *
 * @throws Error when the page has no boot script, no listener script, or no header
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

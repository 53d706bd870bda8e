import Beasties from 'beasties';

/**
 * Puts the rules a page needs for its first paint into the page, and names the whole sheet in a
 * meta tag for the boot script to add after `load`; without scripts the sheet is linked as usual.
 */
export async function inlineCriticalStyles(
  html: string,
  sheet: { href: string; css: string },
): Promise<string> {
  const beasties = new Beasties({
    logLevel: 'silent',
    fonts: false,
    keyframes: 'critical',
    reduceInlineStyles: true,
    mergeStylesheets: true,
    // The theme's class is set by a script, so no rule under it matches the page as rendered.
    allowRules: [/:root/, /\.dark/],
  });
  const link = new RegExp(`<link rel="stylesheet"[^>]*href="${sheet.href}"[^>]*>`);
  if (!link.test(html)) throw new Error(`The page does not link ${sheet.href}`);
  const paintable = sheet.css.replace(/@font-face\s*\{[^}]*url\([^}]*\}/g, '');
  const inlined = await beasties.process(html.replace(link, () => `<style>${paintable}</style>`));
  return inlined.replace(
    '</head>',
    () =>
      `<meta name="deferred-styles" content="${sheet.href}">` +
      `<noscript><link rel="stylesheet" href="${sheet.href}"></noscript></head>`,
  );
}

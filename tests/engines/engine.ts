/** A phone in portrait, in CSS pixels. */
export const SCREEN = { width: 390, height: 844 };

/** A tab of a real browser. Presses and keys are real input, not events made by a script. */
export interface Tab {
  /** Goes to an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /**
   * The value of an expression in the page, awaited if it is a promise; `inPage` makes one from a
   * function.
   *
   * @throws Error when it throws there
   */
  evaluate(expression: string): Promise<unknown>;
  /**
   * Presses the middle of the first visible element the XPath finds.
   *
   * @throws Error when there is none
   */
  click(xpath: string): Promise<void>;
  /** Types at the end of a field, one key at a time; fails as `click` does. */
  type(xpath: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** The visible screen as a PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** A running browser with one tab the size of a phone; it asks pages for reduced motion. */
export interface Session {
  readonly tab: Tab;
  /** The errors and warnings its pages have printed so far. */
  complaints(): Promise<readonly string[]>;
  /** Quits the browser normally; resolves when all its processes have gone. */
  close(): Promise<void>;
}

/** A browser engine. Its sessions keep their storage in a profile folder, for the next start. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** The Debian packages it still needs; none when it is installed. */
  missingPackages(): readonly string[];
  /** Messages we cannot prevent, for example that a request did not reach a server. */
  readonly ownWords: readonly RegExp[];
  launch(profile: string): Promise<Session>;
}

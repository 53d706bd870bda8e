/** A phone held upright, in CSS pixels. */
export const SCREEN = { width: 390, height: 844 };

/** A tab of a real browser. Presses and keys are the engine's own input, not events made by a script. */
export interface Tab {
  /** Goes to an address and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /**
   * The value of an expression in the page, waited for when it is a promise; `inPage` makes one of a
   * function.
   *
   * @throws Error when it throws there
   */
  evaluate(expression: string): Promise<unknown>;
  /**
   * Presses the middle of the first visible element that the XPath finds.
   *
   * @throws Error when there is none
   */
  click(xpath: string): Promise<void>;
  /** Types at the end of a field, one key after the other; fails as `click` does. */
  type(xpath: string, text: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** What is to be seen, as a PNG. */
  screenshot(): Promise<Uint8Array>;
}

/** A browser that runs, with one tab the size of a phone; it asks pages for reduced motion. */
export interface Session {
  readonly tab: Tab;
  /** The errors and warnings that its pages have printed so far. */
  complaints(): Promise<readonly string[]>;
  /** Ends the browser as its owner would; resolves when all of it has gone. */
  close(): Promise<void>;
}

/** A browser engine. What it starts keeps its storage in a profile folder, for the next start. */
export interface Engine {
  readonly name: 'Chromium' | 'Firefox' | 'WebKit';
  /** Debian's packages that it needs; none when it is here. */
  missingPackages(): readonly string[];
  /** What it prints that no program of ours can silence, as that a call has met no server. */
  readonly ownWords: readonly RegExp[];
  launch(profile: string): Promise<Session>;
}

/** Content encodings in order of preference, with their file extensions. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;

export type Encoding = keyof typeof ENCODINGS;

export interface StaticFile {
  folder: string;
  /** Relative to the folder, with forward slashes. */
  path: string;
  /** The encodings with a compressed copy next to the file: `<path>.br`, `<path>.gz`. */
  encodings: readonly Encoding[];
  /** Of what it says, for a file that is not the build's. */
  hash?: string;
  /** The hash of the style in a page, for its content security policy. */
  style?: string | undefined;
}

/** Files by URL path ("/assets/index-1a2b.js"). Anything not listed is not served. */
export type FileIndex = ReadonlyMap<string, StaticFile>;

/** The path of the file in one of its encodings. */
export function encodedPath(file: StaticFile, encoding: Encoding | undefined): string {
  return encoding === undefined ? file.path : `${file.path}${ENCODINGS[encoding]}`;
}

/** The hashed files of this build and of others: earlier ones, and those that other processes are of. */
export interface AssetArchive {
  /**
   * The file at a path such as "/assets/index-1a2b.js".
   *
   * @throws {StoreUnavailableError} it may be one of another process, which cannot be looked up now
   */
  find(path: string): Promise<StaticFile | undefined>;
  /** @throws {StoreUnavailableError} other processes do not have this build's files yet */
  check(): void;
  /** Stops what happens by itself. */
  close(): void;
}

/** The site as it is to be served now: ask anew for each request. */
export interface Site {
  /** Pages are `<path>/index.html`; what is none of these files is no page (decision 0042). */
  readonly files: FileIndex;
  /** Hashed files of other deploys. */
  readonly archive: AssetArchive;
  /** Answers every other path. */
  readonly notFound: StaticFile;
  /** CSP hashes of the scripts in all pages. */
  readonly scriptHashes: readonly string[];
  /** Paths that pages had before, and where they are now. */
  readonly redirects: ReadonlyMap<string, string>;
}

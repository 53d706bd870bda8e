import type { InvalidateQueryFilters } from '@tanstack/react-query';
import { merged } from './merged';

/** A document as it was saved. */
export interface Saved<Value> {
  revision: number;
  value: Value;
}

/** A difference between two versions of a document, in words; empty where there was nothing. */
export interface Change {
  /** "company.phone" */
  key: string;
  label: string;
  before: string;
  after: string;
}

/** What is typed over a version, and not saved. */
export interface Unsaved<Value, Edit> {
  /** The version that was changed. */
  base: Saved<Value>;
  typed: Edit;
  /** Saved with the version. */
  note: string;
}

/** What `useQuery` reads of it. */
export interface DeskQuery<Data> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
  refetchOnMount?: 'always';
  structuralSharing?: boolean;
}

/**
 * All that one document of the desk says of itself: prices, a setting, words. `useDocument` does the rest: it loads the
 * document, keeps the edit beside the version it was made from, saves, and brings two people's edits together.
 */
export interface DeskDocument<Value, Edit> {
  /** In the middle of a sentence: "the facts". */
  what: string;
  /** As it is live. */
  live: DeskQuery<Saved<Value>>;
  /** What else shows it, to be read again once it is saved. */
  shownBy: readonly InvalidateQueryFilters[];
  /**
   * Saves it whole over the revision it was made from.
   *
   * @throws HttpError 409 or 412 when somebody else has saved, 400 with the fields; TypeError without a connection
   */
  save: (body: { revision: number; note: string; value: Value }) => Promise<Saved<Value>>;
  /** What the form shows of a value, as text that is typed. */
  editOf: (value: Value) => Edit;
  /** The value that is typed; null while it cannot be saved. The form says why, at its fields. */
  valueOf: (edit: Edit) => Value | null;
  /** The differences, in the order of the form. Left out where all that was typed counts as one. */
  changes?: (before: Value, after: Value) => readonly Change[];
  /** What a change brings with it; left out where that is nothing. */
  settled?: (edit: Edit, before: Edit) => Edit;
  /** What the server says of fields, by the form's own keys; left out where they are the same. */
  fieldErrors?: (fields: Readonly<Record<string, string>>, value: Value) => Record<string, string>;
  /** Keeps on this device what is typed until it is saved; left out where nothing is kept. */
  kept?: Keeper<Value, Edit>;
}

interface KeptCopy<Value, Edit> extends Unsaved<Value, Edit> {
  /** When it was typed; ISO 8601. */
  at: string;
}

interface Keeper<Value, Edit> {
  /** Null for nothing, or nothing that this version of the program can read. */
  read: () => KeptCopy<Value, Edit> | null;
  /** @returns whether this device had room for it */
  write: (copy: KeptCopy<Value, Edit>) => boolean;
  drop: () => void;
}

/** A whole value in the form, as an edit of a version. */
export function editOver<Value, Edit>(
  { editOf, settled = (edit) => edit }: DeskDocument<Value, Edit>,
  base: Saved<Value>,
  value: Value,
  note: string,
): Unsaved<Value, Edit> {
  return { base, typed: settled(editOf(value), editOf(base.value)), note };
}

/** The edit on top of what somebody else has saved meanwhile; null while what is typed cannot be saved. */
export function editOnTop<Value, Edit>(
  document: DeskDocument<Value, Edit>,
  { base, typed, note }: Unsaved<Value, Edit>,
  theirs: Saved<Value>,
): Unsaved<Value, Edit> | null {
  const mine = document.valueOf(typed);
  if (mine === null) return null;
  return editOver(document, theirs, merged(base.value, mine, theirs.value), note);
}

/** What is left to be saved after a save: what was typed while it was on its way; undefined for nothing. */
export function editAfterSave<Value, Edit>(
  now: Unsaved<Value, Edit> | undefined,
  sent: Edit,
  saved: Saved<Value>,
): Unsaved<Value, Edit> | undefined {
  return now === undefined || now.typed === sent ? undefined : { ...now, base: saved };
}

/** What an edit comes to: its value, how that differs, and whether something would be lost by leaving. */
export function stateOf<Value, Edit>(
  { valueOf, changes: changesOf }: DeskDocument<Value, Edit>,
  { base, typed }: Unsaved<Value, Edit>,
  isTyped: boolean,
) {
  if (!isTyped) return { value: base.value, changes: [], dirty: false };
  const value = valueOf(typed);
  const changes = value === null || !changesOf ? [] : changesOf(base.value, value);
  return { value, changes, dirty: !changesOf || value === null || changes.length > 0 };
}

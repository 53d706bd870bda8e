import { StoreUnavailableError } from '#server/stores/ports';
import type { AnySession, OverSessions, SessionStore } from '#server/stores/ports';
import type { PeopleStore } from '#server/stores/people/people-ports';
import type { KeptSession } from '#server/stores/people/people-records';
import { OWNER } from '#server/stores/people/people-records';
import type { Session } from '#server/stores/records';
import { hashSessionId, newSessionId } from './session-id';

/** Signed out after this long without a request. */
const IDLE_MS = 30 * 60_000;
/** Signed out after this long, whatever happens; a kept session is asked again after it (`Admin.isProven`). */
const LONGEST_MS = 12 * 60 * 60_000;
/** Somebody who stays signed in is signed out after this long. */
const KEPT_MS = 30 * 86_400_000;
/** The use of a session is recorded this often, not at every request. */
const NOTED_EVERY_MS = 60_000;

export interface SessionServices {
  sessions: SessionStore;
  people: PeopleStore;
  now: () => Date;
}

/** Somebody who is signed in: the owner, or an administrator whom the owner has invited. */
export interface Admin {
  /** `OWNER`, or the id of a person. */
  id: string;
  name: string;
  isOwner: boolean;
  /** Whether the password or passkey was given within the last 12 hours, as people, passwords and exports ask for. */
  isProven: boolean;
}

const THE_OWNER = { id: OWNER, name: 'Owner', isOwner: true };

/** What a sign-in asks for beside being let in. */
export interface SessionWish {
  /** `OWNER`, or the id of a person. */
  holder: string;
  /** The id of this browser's session so far. */
  earlierId: string | undefined;
  /** The browser in words to stay signed in on it; null for not; undefined to leave that as it was for the same holder. */
  keepOn: string | null | undefined;
}

/**
 * Starts a session that replaces this browser's previous one, if any; undefined for a person who was removed meanwhile.
 *
 * @returns its id, and for one that stays for how many milliseconds
 * @throws {StoreUnavailableError} nobody was signed in or out
 */
export async function openSession(
  { sessions, now }: Pick<SessionServices, 'sessions' | 'now'>,
  wish: SessionWish,
): Promise<{ id: string; lastsMs: number | undefined } | undefined> {
  const { earlierId } = wish;
  const id = newSessionId();
  const time = now();
  const at = time.toISOString();
  const earlier = earlierId === undefined ? undefined : hashSessionId(earlierId);
  const before = await keptBefore(sessions, earlier, time);
  const row = newRow({ idHash: hashSessionId(id), signedInAt: at, seenAt: at }, wish, before);
  if (!(await sessions.add(row, { idHash: earlier, ...endOf(time) }))) return undefined;
  const endsAt = Date.parse(row.signedInAt) + KEPT_MS;
  return { id, lastsMs: 'provenAt' in row ? endsAt - time.getTime() : undefined };
}

function newRow(
  session: Session,
  { holder, keepOn }: SessionWish,
  before: KeptSession | undefined,
): AnySession {
  const { idHash, signedInAt, seenAt } = session;
  // Whoever only proves who they are stays signed in for as long as before.
  if (keepOn === undefined && before?.holder === holder) {
    return { ...before, idHash, seenAt, provenAt: seenAt };
  }
  if (typeof keepOn === 'string')
    return { ...session, holder, device: keepOn, provenAt: signedInAt };
  return holder === OWNER ? session : { ...session, personId: holder };
}

async function keptBefore(
  sessions: SessionStore,
  idHash: string | undefined,
  time: Date,
): Promise<KeptSession | undefined> {
  if (idHash === undefined) return undefined;
  const row = await sessions.find(idHash);
  if (row === undefined || !('provenAt' in row) || hasEnded(row, time)) return undefined;
  return row;
}

/** Whose valid session the id belongs to, if it does; records its use. */
export async function signedInAs(
  { sessions, people, now }: SessionServices,
  id: string | undefined,
): Promise<Admin | undefined> {
  if (id === undefined) return undefined;
  const session = await sessions.find(hashSessionId(id));
  const time = now();
  if (session === undefined || hasEnded(session, time)) return undefined;
  const admin = await holderOf(people, session);
  if (admin === undefined) return undefined;
  if (time.getTime() - Date.parse(session.seenAt) >= NOTED_EVERY_MS) {
    await noteUse(sessions, session.idHash, time);
  }
  return { ...admin, isProven: isProven(session, time) };
}

async function holderOf(
  people: PeopleStore,
  session: AnySession,
): Promise<Omit<Admin, 'isProven'> | undefined> {
  const holder =
    'personId' in session ? session.personId : 'holder' in session ? session.holder : OWNER;
  if (holder === OWNER) return THE_OWNER;
  const person = await people.find(holder);
  return person && { id: holder, name: person.name, isOwner: false };
}

/** A time ahead of now was recorded while the clock was fast, and proves nothing. */
function isProven(session: AnySession, now: Date): boolean {
  if (!('provenAt' in session)) return true;
  const { signedInBy, seenAfter } = endOf(now);
  return session.provenAt > signedInBy && session.provenAt <= seenAfter;
}

/** The browsers in which somebody stays signed in, those whose time is over left out. */
export async function keptSessions({
  sessions,
  now,
}: Pick<SessionServices, 'sessions' | 'now'>): Promise<readonly KeptSession[]> {
  const time = now();
  return (await sessions.kept()).filter((session) => !hasEnded(session, time));
}

/** @throws {StoreUnavailableError} the session remains valid */
export async function closeSession(
  { sessions }: Pick<SessionServices, 'sessions'>,
  id: string | undefined,
): Promise<void> {
  if (id !== undefined) await sessions.remove(hashSessionId(id));
}

/** The clock may be put back by this much without signing anybody out. */
const SET_BACK_MS = 60_000;

/**
 * Sessions begun or last used before these times are over; ones used in the future were recorded while
 * the clock was fast.
 */
function endOf(now: Date): Omit<OverSessions, 'idHash'> {
  return {
    signedInBy: new Date(now.getTime() - LONGEST_MS).toISOString(),
    seenBy: new Date(now.getTime() - IDLE_MS).toISOString(),
    keptBy: new Date(now.getTime() - KEPT_MS).toISOString(),
    seenAfter: new Date(now.getTime() + SET_BACK_MS).toISOString(),
  };
}

function hasEnded(session: AnySession, now: Date): boolean {
  const { signedInAt, seenAt } = session;
  const { signedInBy, seenBy, keptBy, seenAfter } = endOf(now);
  if (seenAt > seenAfter) return true;
  return 'provenAt' in session
    ? signedInAt <= keptBy
    : signedInAt <= signedInBy || seenAt <= seenBy;
}

async function noteUse(sessions: SessionStore, idHash: string, time: Date): Promise<void> {
  try {
    await sessions.note(idHash, time.toISOString());
  } catch (error) {
    // A full disk must not stop the administrator from reading; writes report the error themselves.
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

import { StoreUnavailableError } from '#server/stores/ports';
import type { AnySession, OverSessions, SessionStore } from '#server/stores/ports';
import type { PeopleStore } from '#server/stores/people/people-ports';
import { OWNER } from '#server/stores/people/people-records';
import { hashSessionId, newSessionId } from './session-id';

/** Signed out after this long without a request. */
const IDLE_MS = 30 * 60_000;
/** Signed out after this long, whatever happens. */
const LONGEST_MS = 12 * 60 * 60_000;
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
}

const THE_OWNER: Admin = { id: OWNER, name: 'Owner', isOwner: true };

/**
 * Starts a session that replaces this browser's previous one, if any, and returns its id; undefined for a person who was
 * removed meanwhile.
 *
 * @param holder `OWNER`, or the id of a person
 * @throws {StoreUnavailableError} nobody was signed in or out
 */
export async function openSession(
  { sessions, now }: Pick<SessionServices, 'sessions' | 'now'>,
  holder: string,
  earlierId: string | undefined,
): Promise<string | undefined> {
  const id = newSessionId();
  const time = now();
  const at = time.toISOString();
  const earlier = earlierId === undefined ? undefined : hashSessionId(earlierId);
  const session = { idHash: hashSessionId(id), signedInAt: at, seenAt: at };
  const isAdded = await sessions.add(
    holder === OWNER ? session : { ...session, personId: holder },
    { idHash: earlier, ...endOf(time) },
  );
  return isAdded ? id : undefined;
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
  const admin = 'personId' in session ? await adminOf(people, session.personId) : THE_OWNER;
  if (admin === undefined) return undefined;
  if (time.getTime() - Date.parse(session.seenAt) >= NOTED_EVERY_MS) {
    await noteUse(sessions, session.idHash, time);
  }
  return admin;
}

async function adminOf(people: PeopleStore, id: string): Promise<Admin | undefined> {
  const person = await people.find(id);
  return person && { id, name: person.name, isOwner: false };
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
    seenAfter: new Date(now.getTime() + SET_BACK_MS).toISOString(),
  };
}

function hasEnded({ signedInAt, seenAt }: AnySession, now: Date): boolean {
  const { signedInBy, seenBy, seenAfter } = endOf(now);
  return signedInAt <= signedInBy || seenAt <= seenBy || seenAt > seenAfter;
}

async function noteUse(sessions: SessionStore, idHash: string, time: Date): Promise<void> {
  try {
    await sessions.note(idHash, time.toISOString());
  } catch (error) {
    // A full disk must not stop the administrator from reading; writes report the error themselves.
    if (!(error instanceof StoreUnavailableError)) throw error;
  }
}

import { StoreUnavailableError } from '#server/stores/ports';
import type { OverSessions, SessionStore } from '#server/stores/ports';
import type { Session } from '#server/stores/records';
import { hashSessionId, newSessionId } from './session-id';

/** Signed out after this long without a request. */
const IDLE_MS = 30 * 60_000;
/** Signed out after this long, whatever happens. */
const LONGEST_MS = 12 * 60 * 60_000;
/** The use of a session is recorded this often, not at every request. */
const NOTED_EVERY_MS = 60_000;

export interface SessionServices {
  sessions: SessionStore;
  now: () => Date;
}

/**
 * Starts a session that replaces this browser's previous one, if any, and returns its id.
 *
 * @throws {StoreUnavailableError} nobody was signed in or out
 */
export async function openSession(
  { sessions, now }: SessionServices,
  earlierId: string | undefined,
): Promise<string> {
  const id = newSessionId();
  const time = now();
  const at = time.toISOString();
  const earlier = earlierId === undefined ? undefined : hashSessionId(earlierId);
  await sessions.add(
    { idHash: hashSessionId(id), signedInAt: at, seenAt: at },
    { idHash: earlier, ...endOf(time) },
  );
  return id;
}

/** Whether the id belongs to a valid session; records its use. */
export async function isSignedIn(
  { sessions, now }: SessionServices,
  id: string | undefined,
): Promise<boolean> {
  if (id === undefined) return false;
  const session = await sessions.find(hashSessionId(id));
  const time = now();
  if (session === undefined || hasEnded(session, time)) return false;
  if (time.getTime() - Date.parse(session.seenAt) >= NOTED_EVERY_MS) {
    await noteUse(sessions, session.idHash, time);
  }
  return true;
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

function hasEnded({ signedInAt, seenAt }: Session, now: Date): boolean {
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

import type { Listed } from '#server/stores/pages';
import type { AuditEntry, CalendarLink, Passkey, Person } from './people-records';

/** The administrators whom the owner has invited. */
export interface PeopleStore {
  /** By name. Not paged: a company has a handful. */
  list(): Promise<readonly Person[]>;
  find(id: string): Promise<Person | undefined>;
  /** The person with the address, regardless of case. */
  findByEmail(email: string): Promise<Person | undefined>;
  /** The person whose unused link has a token with this hash; it may have expired. */
  findByInvite(hash: string): Promise<Person | undefined>;
  /** Adds a person. False, with nothing changed, if somebody has the address. */
  add(person: Person): Promise<boolean>;
  /** Gives the person another link, in place of the unused one. Undefined if there is no such person. */
  invite(id: string, invite: NonNullable<Person['invite']>): Promise<Person | undefined>;
  /**
   * Uses up the link with this hash: whatever the person signed in with before is gone, and every session of theirs has
   * ended. Undefined, with nothing changed, if it was used up, was replaced, or has expired at `at`.
   */
  join(hash: string, at: string, means: SignInMeans): Promise<Person | undefined>;
  /** Replaces the password's hash and ends every session of the person. False if there is no such person. */
  setPassword(id: string, passwordHash: string): Promise<boolean>;
  /** Replaces the hash `from`, if it is still the current one, with another of the same password. Sessions stay. */
  rewritePassword(id: string, from: string, to: string): Promise<void>;
  /** Removes the person with their passkeys, sessions and calendar address. False if there is no such person. */
  remove(id: string): Promise<boolean>;
}

/** What a person will sign in with. The passkey's holder is whoever the link belongs to. */
export type SignInMeans = { passwordHash: string } | { passkey: Omit<Passkey, 'holder'> };

/** The passkeys of the owner and of the administrators. */
export interface PasskeyStore {
  find(id: string): Promise<Passkey | undefined>;
  /** Oldest first. */
  of(holder: string): Promise<readonly Passkey[]>;
  /** False, with nothing changed, if it is known already, or if its holder is gone. */
  add(passkey: Passkey): Promise<boolean>;
  /** Notes that it was used. False if it was removed meanwhile. */
  use(id: string, used: Pick<Passkey, 'counter' | 'usedAt'>): Promise<boolean>;
  /** False, with nothing changed, if the holder has no such passkey. */
  remove(holder: string, id: string): Promise<boolean>;
}

/** The private addresses of the company's calendar: one for each person at most. */
export interface CalendarLinkStore {
  find(hash: string): Promise<CalendarLink | undefined>;
  of(holder: string): Promise<CalendarLink | undefined>;
  /** Gives the holder this address in place of the one before. False, with nothing changed, if the holder is gone. */
  renew(link: CalendarLink): Promise<boolean>;
  /** False if the holder has none. */
  revoke(holder: string): Promise<boolean>;
}

/**
 * Who changed what, newest first. Entries are added by the changes themselves, in their own write (`audit/act.ts`); the oldest make
 * room.
 */
export interface AuditLog extends Listed<AuditEntry> {
  /** All that is known of one kind of change, newest first. */
  of(what: string): Promise<readonly AuditEntry[]>;
  /** Adds the entry of the act that is under way though it changes nothing: of everything that leaves the house. */
  note(): Promise<void>;
}

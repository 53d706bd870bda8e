import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import type { CredentialStore } from '#server/stores/ports';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

const KEY_BYTES = 32;
/** More than `COST` needs; Node's default limit is lower. */
const MOST_MEMORY = 160 * 2 ** 20;

/** The cost of one guess: scrypt's N, r and p. */
export interface PasswordCost {
  N: number;
  r: number;
  p: number;
}

/** OWASP's recommendation for scrypt: 128 MiB, which takes about a third of a second. */
const COST: PasswordCost = { N: 2 ** 17, r: 8, p: 1 };

/** Hashes from the first version were made with Node's defaults and do not name them. */
const FIRST_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 1 };

export interface EnsurePasswordOptions {
  /** ADMIN_PASSWORD. */
  configured: string | undefined;
  print: (line: string) => void;
  cost?: PasswordCost;
}

/**
 * Makes sure that the owner can sign in. A new ADMIN_PASSWORD replaces the stored password,
 * which signs out everybody. With neither of them, generates a random password and prints it this once.
 * Only hashes are stored.
 *
 * @throws {StoreUnavailableError} then nothing has been printed
 */
export async function ensureAdminPassword(
  credentials: CredentialStore,
  { configured, print, cost }: EnsurePasswordOptions,
): Promise<void> {
  const { adminPasswordHash: stored } = await credentials.read();
  if (configured === undefined && stored !== null) return;
  if (configured !== undefined && (await isPassword(configured, stored))) return;
  const password = configured ?? randomPassword();
  await credentials.save({ adminPasswordHash: await hashPassword(password, cost) });
  if (configured !== undefined) return;
  print(
    `The administrator's password is ${password} (shown only now; ADMIN_PASSWORD or \`npm run set-password\` sets another).`,
  );
}

/** 96 bits, as 16 characters that can be typed. */
export function randomPassword(): string {
  return randomBytes(12).toString('base64url');
}

/** A salted scrypt hash in the form `scrypt:N:r:p:salt:key`, the last two in base64url. */
export async function hashPassword(password: string, cost: PasswordCost = COST): Promise<string> {
  const salt = randomBytes(16);
  const key = await deriveKey(password, salt, cost);
  const { N, r, p } = cost;
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join(':');
}

/**
 * Whether the password matches a hash from `hashPassword`, in the same time either way. Without a hash,
 * or with a malformed one, no password matches.
 */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const read = readHash(hash);
  if (read === undefined) return false;
  const actual = await deriveKey(password, read.salt, read.cost);
  return read.key.length === actual.length && timingSafeEqual(read.key, actual);
}

/** A hash that no password matches, and that takes as long to compare with as any. */
export function hashOfNothing({ N, r, p }: PasswordCost = COST): string {
  const [salt, key] = [randomBytes(16), randomBytes(KEY_BYTES)].map((bytes) =>
    bytes.toString('base64url'),
  );
  return ['scrypt', N, r, p, salt, key].join(':');
}

/** Whether the hash was made at this cost. */
export function isHashedAt(hash: string, cost: PasswordCost = COST): boolean {
  const made = readHash(hash)?.cost;
  return made?.N === cost.N && made.r === cost.r && made.p === cost.p;
}

function readHash(hash: string | null) {
  const parts = hash?.split(':') ?? [];
  const [salt, key] = parts.slice(-2).map((part) => Buffer.from(part, 'base64url'));
  if (parts[0] !== 'scrypt' || salt === undefined || key === undefined) return undefined;
  if (parts.length === 3) return { salt, key, cost: FIRST_COST };
  const [N = 0, r = 0, p = 0] = parts.slice(1, 4).map(Number);
  return parts.length === 6 ? { salt, key, cost: { N, r, p } } : undefined;
}

function deriveKey(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const options = { ...cost, maxmem: MOST_MEMORY };
  return derive(password.normalize('NFKC'), salt, KEY_BYTES, options);
}

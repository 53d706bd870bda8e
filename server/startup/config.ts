import { createECDH } from 'node:crypto';
import { BlockList, isIP } from 'node:net';
import { resolve } from 'node:path';
import * as z from 'zod';
import { PAYMENT_PLACES, paymentAddress } from '#domain/order/money/payment-address';
import { SHORTEST_PASSWORD } from '#domain/order/contracts/admin/sign-in';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const DATABASE_PROTOCOLS = ['postgres:', 'postgresql:'];
const MAIL_PROTOCOLS = ['smtp:', 'smtps:'];
/** Two years, as the privacy page promises. */
const RETENTION_DAYS = 730;
/** Of the token for monitoring, in characters: nobody types it. */
const SHORTEST_TOKEN = 16;

const portSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.number().max(65_535));

const publicUrlSchema = z
  .url({ protocol: /^https?$/ })
  .refine((value) => URL.canParse(value) && new URL(value).pathname === '/')
  .transform((value) => new URL(value).origin);

const mailUrlSchema = z
  .string()
  .refine((value) => URL.canParse(value) && MAIL_PROTOCOLS.includes(new URL(value).protocol));

const databaseUrlSchema = z
  .string()
  .refine((value) => URL.canParse(value) && DATABASE_PROTOCOLS.includes(new URL(value).protocol));

/** 32 bytes in base64url, as every tool for VAPID prints a private key. */
const vapidKeySchema = z
  .string()
  .regex(/^[\w-]{43}$/)
  .refine((value) => {
    try {
      createECDH('prime256v1').setPrivateKey(value, 'base64url');
      return true;
    } catch {
      return false;
    }
  });

/** "https://pay.example/rooms?for={reference}&amount={amount}": https, and `amount` has to be one of its places. */
const paymentUrlSchema = z.string().refine((template) => {
  const places = [...template.matchAll(/\{(.*?)\}/g)].map(([, place]) => place);
  const isOurs = places.every((place) => PAYMENT_PLACES.some((ours) => ours === place));
  const filled = paymentAddress(template, { pence: 100, reference: 'A', invoice: 'B' });
  if (!isOurs || !places.includes('amount') || !URL.canParse(filled)) return false;
  const { protocol, username, password, host } = new URL(filled);
  // Whoever pays, and how much, never decides where the money goes.
  const isFixed = template.startsWith(`https://${host}`);
  return protocol === 'https:' && username === '' && password === '' && isFixed;
});

/** "https://push.example, http://127.0.0.1:4000": origins. */
const originsSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
  .pipe(z.array(publicUrlSchema));

const daysSchema = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number);

/** "s3://bucket?endpoint=https://store.example&region=eu-west-2". */
const objectsUrlSchema = z.string().transform((value, context): Omit<BucketConfig, KeyName> => {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const endpoint = url?.searchParams.get('endpoint') ?? undefined;
  const isOurs = url?.protocol === 's3:' && /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(url.hostname);
  const isWeb =
    endpoint === undefined || z.url({ protocol: /^https?$/ }).safeParse(endpoint).success;
  if (!isOurs || !isWeb) {
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  }
  return { bucket: url.hostname, endpoint, region: url.searchParams.get('region') ?? 'us-east-1' };
});

/** "10.0.0.0/8, ::1": addresses, and networks in CIDR notation. */
const networksSchema = z.string().transform((text, context) => {
  const networks = new BlockList();
  for (const part of text.split(/[\s,]+/).filter((word) => word !== '')) {
    const [, address = '', length] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(part) ?? [];
    const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
    const prefix = Number(length ?? longest);
    if (longest < 0 || prefix > longest) {
      context.addIssue({ code: 'custom' });
      return z.NEVER;
    }
    networks.addSubnet(address, prefix, longest === 32 ? 'ipv4' : 'ipv6');
  }
  return networks;
});

const environmentSchema = z.object({
  PORT: portSchema.default(3000),
  HOST: z.string().optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: databaseUrlSchema.optional(),
  PUBLIC_URL: publicUrlSchema.optional(),
  TRUSTED_PROXIES: networksSchema.prefault(''),
  ADMIN_PASSWORD: z.string().min(SHORTEST_PASSWORD).optional(),
  MAIL_URL: mailUrlSchema.optional(),
  VAPID_KEY: vapidKeySchema.optional(),
  PUSH_SERVICES: originsSchema.prefault(''),
  METRICS_TOKEN: z.string().min(SHORTEST_TOKEN).optional(),
  RETENTION_DAYS: daysSchema.default(RETENTION_DAYS),
  PAYMENT_URL: paymentUrlSchema.optional(),
  SAMPLES: z
    .enum(['on', 'off'])
    .default('on')
    .transform((value) => value === 'on'),
  LOG_LEVEL: z.enum(LOG_LEVELS).default('info'),
  OBJECTS_URL: objectsUrlSchema.optional(),
  PUBLIC_OBJECTS_URL: publicUrlSchema.optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
});

type Variable = keyof typeof environmentSchema.shape;

/**
 * The expected form of each variable, for error messages. They never repeat the value: one of them is a
 * password.
 */
const EXPECTED: Record<Variable, string> = {
  PORT: 'must be a whole number from 0 to 65535',
  HOST: 'must be a host name or an address',
  DATA_DIR: 'must be the path of a folder',
  DATABASE_URL: 'must be an address that starts with postgres:',
  PUBLIC_URL: 'must be an http or https address without a path',
  TRUSTED_PROXIES: 'must be a list of addresses or networks, as 127.0.0.1, 10.0.0.0/8',
  ADMIN_PASSWORD: `must be at least ${SHORTEST_PASSWORD} characters long`,
  MAIL_URL: 'must be an address that starts with smtp: or smtps:',
  VAPID_KEY: 'must be a P-256 private key: 32 bytes in base64url, 43 characters',
  PUSH_SERVICES: 'must be a list of origins, as https://push.example, https://push.test:8443',
  METRICS_TOKEN: `must be at least ${SHORTEST_TOKEN} characters long`,
  RETENTION_DAYS: 'must be a whole number of days from 0 to 99999',
  PAYMENT_URL:
    'must be an https address with {amount} in it, and {reference} and {invoice} where wanted',
  SAMPLES: 'must be on or off',
  LOG_LEVEL: `must be one of ${LOG_LEVELS.join(', ')}`,
  OBJECTS_URL: 'must be as s3://bucket?endpoint=https://store.example&region=eu-west-2',
  PUBLIC_OBJECTS_URL: 'must be an http or https address without a path',
  AWS_ACCESS_KEY_ID: 'must be the name of a key',
  AWS_SECRET_ACCESS_KEY: 'must be the secret of that key',
};

type KeyName = 'accessKeyId' | 'secretAccessKey';

/** A bucket of an S3-compatible store, and the key to it. */
export interface BucketConfig {
  bucket: string;
  /** The store's address; undefined for Amazon's own. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The settings of a server process that come from its environment. */
export interface Config {
  /** 0 lets the system choose a free port. */
  port: number;
  /** Undefined listens on every interface. */
  host: string | undefined;
  /** Absolute path. */
  dataDir: string;
  /** The PostgreSQL database that has the stores, with its password; undefined for files in the data folder. */
  databaseUrl: string | undefined;
  /** The origin visitors use, without a trailing slash. */
  publicUrl: string | undefined;
  /** The proxies whose X-Forwarded headers are trusted. */
  trustedProxies: BlockList;
  adminPassword: string | undefined;
  mailUrl: string | undefined;
  /** The private key that our web pushes are signed with, base64url; undefined for one of our own. */
  vapidKey: string | undefined;
  /** Origins of push services that are allowed beside the known ones. */
  pushServices: readonly string[];
  /** What monitoring shows to read `/metrics`; undefined measures nothing. */
  metricsToken: string | undefined;
  /** Days after which a request that did not become an order is anonymised; 0 for never. */
  retentionDays: number;
  /** Where an invoice is paid by card, with {amount}, {reference} and {invoice} to be filled in; undefined for nowhere. */
  paymentUrl: string | undefined;
  /** Whether a new data folder gets sample pictures. */
  samples: boolean;
  logLevel: (typeof LOG_LEVELS)[number];
  /** Where the files of pictures are; undefined for the data folder. */
  bucket: BucketConfig | undefined;
  /** The origin of the CDN before the bucket; undefined when we serve the pictures. */
  publicObjectsUrl: string | undefined;
}

/** The environment has a value the server cannot work with; the message names the variable. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the settings from environment variables. An empty variable counts as unset.
 *
 * @throws {ConfigError} with one line that names every bad variable
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const present = Object.entries(environment).filter(([, value]) => value?.trim() !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(present));
  if (!parsed.success) {
    const names = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const told = [...names].map((name) => `${name} ${EXPECTED[name as Variable]}`);
    throw new ConfigError(`${told.join('; ')}.`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL,
    trustedProxies: values.TRUSTED_PROXIES,
    adminPassword: values.ADMIN_PASSWORD,
    mailUrl: values.MAIL_URL,
    vapidKey: values.VAPID_KEY,
    pushServices: values.PUSH_SERVICES,
    metricsToken: values.METRICS_TOKEN,
    retentionDays: values.RETENTION_DAYS,
    paymentUrl: values.PAYMENT_URL,
    samples: values.SAMPLES,
    logLevel: values.LOG_LEVEL,
    bucket: bucketOf(values),
    publicObjectsUrl: values.OBJECTS_URL && values.PUBLIC_OBJECTS_URL,
  };
}

function bucketOf(values: z.infer<typeof environmentSchema>): BucketConfig | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (values.OBJECTS_URL === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new ConfigError('OBJECTS_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.');
  }
  return { ...values.OBJECTS_URL, accessKeyId, secretAccessKey };
}

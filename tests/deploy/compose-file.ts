import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import * as z from 'zod';

const buildSchema = z.strictObject({ context: z.literal('..'), dockerfile: z.string() });

const dependencySchema = z.strictObject({
  condition: z.enum(['service_healthy', 'service_started', 'service_completed_successfully']),
});

const serviceSchema = z.object({
  image: z.string().optional(),
  build: buildSchema.optional(),
  restart: z.enum(['unless-stopped', 'no']),
  read_only: z.literal(true),
  user: z.string().optional(),
  cap_drop: z.tuple([z.literal('ALL')]).optional(),
  command: z.array(z.string()).optional(),
  healthcheck: z
    .union([z.strictObject({ disable: z.literal(true) }), z.object({ test: z.array(z.string()) })])
    .optional(),
  depends_on: z.record(z.string(), dependencySchema).default({}),
  environment: z.record(z.string(), z.string().nullable()),
  networks: z.union([
    z.array(z.string()),
    z
      .record(z.string(), z.object({ aliases: z.array(z.string()) }).nullable())
      .transform(Object.keys),
  ]),
});

const subnetSchema = z.tuple([z.object({ subnet: z.string() })]);

const composeSchema = z.object({
  services: z.record(z.string(), serviceSchema),
  networks: z.record(
    z.string(),
    z.object({
      internal: z.boolean().optional(),
      ipam: z.object({ config: subnetSchema }).optional(),
    }),
  ),
});

/** A file of the repository, by its path from the root. */
export function readRepositoryFile(path: string): Promise<string> {
  return readFile(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** Reads a compose file, in which every service has a root file system that cannot be written to. */
export async function readCompose(path: string) {
  return composeSchema.parse(parse(await readRepositoryFile(path), { merge: true }));
}

import * as nodeDisk from 'node:fs/promises';
import type { Express } from 'express';
import { onTestFinished } from 'vitest';
import { createApp } from '#server/app';
import { readConfig } from '#server/startup/config';
import { openServices } from '#server/startup/services';
import type { Services } from '#server/startup/services';
import type { Document } from '#server/stores/lowdb/document';
import type { Disk } from '#server/stores/files/disk';
import { readStoredDocument } from '#server/stores/lowdb/stored-state';
import { ADMIN_PASSWORD } from './admin';
import { temporaryFolder } from './temporary-folder';

export interface TestApp {
  app: Express;
  services: Services;
  folder: string;
  /** The stored document, read from the disk. */
  stored(): Promise<Document>;
}

interface TestAppOptions {
  folder?: string;
  siteFolder?: string;
  writerFolder?: string;
  samplesFolder?: string;
  disk?: Disk;
  environment?: Record<string, string>;
}

/** The whole app over real files in its own folder, closed when the test ends. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const {
    folder = await temporaryFolder(),
    siteFolder = null,
    writerFolder = null,
    disk,
    environment,
    samplesFolder = null,
  } = options;
  const config = readConfig({
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD,
    // Tests send requests from many homes by setting a proxy's header.
    TRUSTED_PROXIES: '127.0.0.1, ::1',
    ...environment,
  });
  const services = await openServices(config, {
    siteFolder,
    writerFolder,
    samplesFolder,
    disk,
    print: () => undefined,
    passwordCost: { N: 2, r: 1, p: 1 },
  });
  onTestFinished(() => services.close());
  return {
    app: createApp(services),
    services,
    folder,
    stored: () => readStoredDocument(folder, disk ?? nodeDisk),
  };
}

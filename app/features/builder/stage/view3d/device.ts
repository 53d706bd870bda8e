/** What a browser tells about its device; most tell only a part of it. */
export interface DeviceFacts {
  readonly saveData?: boolean | undefined;
  /** Gigabytes, rounded to a power of two and 8 at most. */
  readonly deviceMemory?: number | undefined;
  readonly cores?: number | undefined;
}

/** Fewer gigabytes or processor cores than this are taken for a device that would labour. */
const [MEMORY, CORES] = [4, 4];

/** Whether a device has to be asked before it gets the view in 3-D; what it does not tell counts for it. */
export function isWeak({ saveData, deviceMemory = MEMORY, cores = CORES }: DeviceFacts): boolean {
  return saveData === true || deviceMemory < MEMORY || cores < CORES;
}

/** Of this device. */
export function deviceFacts(): DeviceFacts {
  const { hardwareConcurrency: cores, ...rest }: NavigatorFacts = {
    hardwareConcurrency: navigator.hardwareConcurrency,
    ...('connection' in navigator && { connection: navigator.connection }),
    ...('deviceMemory' in navigator && { deviceMemory: navigator.deviceMemory }),
  };
  return { cores, saveData: isSaving(rest.connection), deviceMemory: numberOr(rest.deviceMemory) };
}

interface NavigatorFacts {
  readonly hardwareConcurrency: number;
  readonly connection?: unknown;
  readonly deviceMemory?: unknown;
}

function isSaving(connection: unknown): boolean {
  return typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true; // oxfmt-ignore
}

function numberOr(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

import { EXAMPLE_SETTINGS } from '#domain/order/launch-list';
import type { SettingStore } from './order-ports';

/** Which of the settings that come with an example somebody has saved. */
export async function savedExamples(
  settings: Pick<SettingStore, 'find'>,
): Promise<ReadonlySet<string>> {
  const found = await Promise.all(EXAMPLE_SETTINGS.map((name) => settings.find(name)));
  return new Set(found.flatMap((row) => (row === undefined ? [] : [row.name])));
}

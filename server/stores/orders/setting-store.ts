import type { Database } from '#server/stores/database/database';
import { turns } from '#server/stores/database/turns';
import { RevisionConflictError } from '#server/stores/ports';
import type { SettingStore } from './order-ports';
import type { Setting, SettingName, SettingOf } from './order-records';

/** The settings that apply to all orders. */
export function settingStore(database: Database): SettingStore {
  return {
    find: (name) =>
      database.read(async (on) => {
        const row = await on.find('settings', name);
        return row !== undefined && isNamed(row, name) ? row : undefined;
      }),
    save: (setting, over) =>
      database.change([turns.setting(setting.name)], async (on) => {
        const current = (await on.find('settings', setting.name))?.revision ?? 0;
        if (current !== over) throw new RevisionConflictError(current);
        await on.put('settings', setting);
      }),
  };
}

function isNamed<Name extends SettingName>(row: Setting, name: Name): row is SettingOf<Name> {
  return row.name === name;
}

import { RevisionConflictError } from '#server/stores/ports';
import type { SettingStore } from '#server/stores/orders/order-ports';
import type { Setting, SettingName, SettingOf } from '#server/stores/orders/order-records';
import type { Database } from '#server/stores/postgres/database';
import { turns } from '#server/stores/postgres/turns';

/** The settings that apply to all orders, in PostgreSQL. */
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

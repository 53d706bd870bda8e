import type { Database } from '#server/stores/database/database';
import type { SettingStore } from '#server/stores/orders/order-ports';
import type { Setting, SettingName, SettingOf } from '#server/stores/orders/order-records';
import { RevisionConflictError } from '#server/stores/ports';

/** The settings that apply to all orders, in a database. */
export function settingStore(database: Database): SettingStore {
  return {
    async find(name) {
      const row = database.read().find('settings', name);
      return row !== undefined && isNamed(row, name) ? row : undefined;
    },
    save(setting, over) {
      return database.commit((view) => {
        const current = view.find('settings', setting.name)?.revision ?? 0;
        if (current !== over) throw new RevisionConflictError(current);
        return { effects: [{ put: 'settings', row: setting }], result: undefined };
      });
    },
  };
}

function isNamed<Name extends SettingName>(row: Setting, name: Name): row is SettingOf<Name> {
  return row.name === name;
}

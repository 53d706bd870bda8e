import type { Database, Effect, View } from '#server/stores/database/database';
import { currentAct } from '#server/stores/audit/act';
import { ChangeNotes, entriesEndAt, MOST_ENTRIES } from '#server/stores/audit/audit-entry';
import type { AuditEntry } from '#server/stores/people/people-records';

/** The database, where the changes of administrators are written together with who made them. */
export function audited(database: Database, now: () => Date): Database {
  return {
    read: () => database.read(),
    async commit(decide) {
      const act = currentAct();
      if (act === undefined) return database.commit(decide);
      const notes = new ChangeNotes(act);
      const result = await database.commit((view) => {
        const decision = decide(view);
        for (const effect of decision.effects) note(notes, effect);
        const at = now();
        const entry = notes.entry(at);
        if (entry === undefined || isSaid(entry, view, notes.likeSince(at))) return decision;
        return { ...decision, effects: [...decision.effects, ...adding(entry, view, at)] };
      });
      notes.stored();
      return result;
    },
    probe: () => database.probe(),
    purge: (id) => database.purge(id),
    close: () => database.close(),
  };
}

function note(notes: ChangeNotes, effect: Effect): void {
  if ('set' in effect) notes.wrote(effect.set);
  else if ('remove' in effect) notes.wrote(effect.remove);
  else notes.wrote(effect.put, effect.row);
}

function isSaid({ who, what, about }: AuditEntry, view: View, since: string | null): boolean {
  if (since === null) return false;
  const like = view.where('auditEntries', 'what', what);
  return like.some((row) => row.who === who && row.about === about && row.at > since);
}

function adding(entry: AuditEntry, view: View, now: Date): Effect[] {
  // In the order in which they were added.
  const kept = view.list('auditEntries');
  const end = entriesEndAt(now);
  const over = kept.length + 1 - MOST_ENTRIES;
  const gone = kept.filter(({ at }, index) => index < over || at <= end);
  return [
    ...gone.map(({ id }) => ({ remove: 'auditEntries', key: id }) as const),
    { put: 'auditEntries', row: entry },
  ];
}

import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { inAct, withoutAct } from '#server/stores/audit/act';
import type { Act } from '#server/stores/audit/act';
import { RevisionConflictError } from '#server/stores/ports';
import type { Stores } from '#server/stores/ports';
import { newPerson } from '#server/testing/people';
import { dearerPricing } from '#server/testing/requests/quote-body';
import { starterPricing } from '#domain/design/pricing/starter';
import type { NewPlace } from './place';

const ALL = { after: undefined, limit: 100 };

function act(changes: Partial<Act> = {}): Omit<Act, 'isNoted'> {
  const who = { who: 'owner', name: 'Owner' };
  return { ...who, what: 'content-saved', about: 'facts', isOften: false, ...changes };
}

function saveName({ contents }: Stores, name: string, over: number) {
  const value = { ...STARTER_FACTS, company: { ...STARTER_FACTS.company, name } };
  return contents.save({ name: 'facts', value, by: 'Owner', note: '', over });
}

async function said({ auditLog }: Stores): Promise<unknown[]> {
  const { rows } = await auditLog.list(ALL);
  return rows.map(({ name, what, about }) => [name, what, about]);
}

/** What every AuditLog promises, and every store of what is changed as an act. */
export function describeAuditLog(newPlace: NewPlace): void {
  describe('as a log of who changed what', () => {
    it('has an entry of what an act changed, also when it is opened again', async () => {
      const place = await newPlace();
      const stores = await place.open();
      await inAct(act(), () => saveName(stores, 'One', 0));
      await saveName(stores, 'Two', 1);
      expect(await said(stores)).toEqual([['Owner', 'content-saved', 'facts']]);
      await place.close();
      expect(await said(await place.open())).toEqual([['Owner', 'content-saved', 'facts']]);
    });

    it('has an entry of an act that changes nothing where that is asked for, and of no other', async () => {
      const stores = await (await newPlace()).open();
      await inAct(act({ what: 'archive-taken', about: null }), () => stores.auditLog.note());
      await inAct(act({ what: null }), () => stores.auditLog.note());
      await stores.auditLog.note();
      expect(await said(stores)).toEqual([['Owner', 'archive-taken', null]]);
    });

    it('has none of what changed nothing, was refused, or was only set going', async () => {
      const stores = await (await newPlace()).open();
      await saveName(stores, 'One', 0);
      await inAct(act(), () => saveName(stores, 'One', 1));
      const refused = inAct(act(), () => saveName(stores, 'Two', 0));
      await expect(refused).rejects.toThrow(RevisionConflictError);
      await inAct(act(), () => stores.people.remove(crypto.randomUUID()));
      await inAct(act(), () => stores.newsletter.remove(crypto.randomUUID(), new Date()));
      await inAct(act(), () => withoutAct(() => saveName(stores, 'Two', 1)));
      const at = new Date().toISOString();
      await inAct(act(), () =>
        stores.signInFailures.note('192.0.2.1', { at, since: at, most: 10 }),
      );
      expect(await said(stores)).toEqual([]);
    });

    it('has one entry of an act, however many changes it takes', async () => {
      const stores = await (await newPlace()).open();
      await inAct(act(), async () => {
        await saveName(stores, 'One', 0);
        await saveName(stores, 'Two', 1);
      });
      expect(await said(stores)).toHaveLength(1);
    });

    it('tells apart who is at it at the same time', async () => {
      const stores = await (await newPlace()).open();
      const people = ['Ash', 'Birch', 'Cedar'];
      await Promise.all(
        people.map((name) =>
          inAct(act({ name, what: 'person-invited', about: null }), () =>
            stores.people.add(newPerson({ name: `For ${name}`, email: `${name}@example.com` })),
          ),
        ),
      );
      const all = await said(stores);
      expect(all.toSorted()).toEqual(people.map((name) => [name, 'person-invited', `For ${name}`]));
    });

    it('calls what is new by what it got', async () => {
      const stores = await (await newPlace()).open();
      await stores.pricing.begin(starterPricing);
      const saving = act({ what: 'prices-saved', about: null });
      await inAct(saving, () => stores.pricing.save(dearerPricing(1)));
      await inAct(act(), () => saveName(stores, 'One', 0));
      const prices = await stores.auditLog.of('prices-saved');
      expect(prices.map(({ about, name }) => [about, name])).toEqual([['2', 'Owner']]);
    });

    it('says once what is done often', async () => {
      const stores = await (await newPlace()).open();
      const often = act({ isOften: true });
      await inAct(often, () => saveName(stores, 'One', 0));
      await inAct(often, () => saveName(stores, 'Two', 1));
      await inAct({ ...often, who: 'somebody else' }, () => saveName(stores, 'Three', 2));
      await inAct({ ...often, about: 'something else' }, () => saveName(stores, 'Four', 3));
      expect(await said(stores)).toHaveLength(3);
    });

    it('notes another password of the owner’s', async () => {
      const stores = await (await newPlace()).open();
      await inAct(act({ what: 'password-changed', about: null }), () =>
        stores.credentials.save({ adminPasswordHash: 'hash' }),
      );
      expect(await said(stores)).toEqual([['Owner', 'password-changed', null]]);
    });

    it('refuses a change by what was said to read only, and changes nothing', async () => {
      const stores = await (await newPlace()).open();
      const reading = act({ what: null, about: null });
      await expect(inAct(reading, () => saveName(stores, 'One', 0))).rejects.toThrow('only reads');
      expect(await stores.contents.current('facts')).toBeUndefined();
    });

    it('is listed in pages, newest first', async () => {
      const stores = await (await newPlace()).open();
      for (let n = 0; n < 5; n += 1) {
        await inAct(act({ about: String(n) }), () => saveName(stores, String(n), n));
      }
      const seen: (string | null)[] = [];
      let after: string | undefined;
      do {
        const page = await stores.auditLog.list({ after, limit: 2 });
        seen.push(...page.rows.map(({ about }) => about));
        after = page.next;
      } while (after !== undefined);
      // Within a millisecond in any order.
      expect(seen.toSorted()).toEqual(['0', '1', '2', '3', '4']);
      const times = (await stores.auditLog.list(ALL)).rows.map(({ at }) => at);
      expect(times).toEqual(times.toSorted().toReversed());
    });
  });
}

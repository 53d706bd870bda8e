import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { allRows } from '#server/stores/pages';
import { RevisionConflictError } from '#server/stores/ports';
import type { Stores } from '#server/stores/ports';
import type { Enquiry, QuoteRequestRecord } from '#server/stores/records';
import type { RequestChange, RequestInbox } from '#server/stores/requests/request-ports';
import { changeQuote } from '#server/use-cases/order/change-quote';
import { newEnquiry } from '#server/testing/requests/enquiries';
import { newQuoteRequest } from '#server/testing/rows/records';
import type { NewPlace } from './place';

type Row = QuoteRequestRecord | Enquiry;

/** The fields that both kinds have. */
type Changes = Partial<
  Pick<Enquiry, 'createdAt' | 'name' | 'email' | 'phone' | 'state' | 'handledAt'>
>;

const KINDS = ['quote', 'enquiry'] as const;

function inboxOf(stores: Stores, kind: (typeof KINDS)[number]) {
  const { roomConfigurations, enquiries, mailQueue } = stores;
  const inbox: RequestInbox<Row> = kind === 'quote' ? roomConfigurations : enquiries;
  return {
    inbox,
    change: (id: string, change: RequestChange) =>
      kind === 'quote' ? changeQuote(stores.orders, id, change) : enquiries.change(id, change),
    mails: (id: string) => mailQueue.mailsOf(kind, id),
    /** `number` is the reference of a quote request, and the postcode of an enquiry. */
    async add(changes: Changes = {}, number: string = randomUUID()): Promise<string> {
      const { id } =
        kind === 'quote'
          ? await roomConfigurations.add(newQuoteRequest(changes), () => number)
          : await enquiries.add(newEnquiry({ ...changes, postcode: number }));
      return id;
    },
  };
}

/** What every RequestInbox promises, whichever kind of request it holds. */
export function describeRequestInboxes(newPlace: NewPlace): void {
  describe.each(KINDS)('as an inbox of each %s', (kind) => {
    const open = async () => inboxOf(await (await newPlace()).open(), kind);

    it('lists requests newest first, by pages', async () => {
      const { inbox, add } = await open();
      for (const minute of [2, 0, 4, 1, 3]) {
        await add({ createdAt: at(minute), name: `${minute}` });
      }
      const first = await inbox.list({ after: undefined, limit: 2 });
      const second = await inbox.list({ after: first.next, limit: 2 });
      const third = await inbox.list({ after: second.next, limit: 2 });
      const pages = [first, second, third].map(({ rows }) => rows.map(({ name }) => name));
      expect(pages).toEqual([['4', '3'], ['2', '1'], ['0']]);
      expect(third.next).toBeUndefined();
      expect(await inbox.list({ after: undefined, limit: 5 })).toMatchObject({ next: undefined });
    });

    it('has each of many requests of one moment in one page', async () => {
      const { inbox, add } = await open();
      const ids = await Promise.all(Array.from({ length: 9 }, () => add({ createdAt: at(0) })));
      const seen: string[] = [];
      let after: string | undefined;
      do {
        const page = await inbox.list({ after, limit: 2 });
        seen.push(...page.rows.map(({ id }) => id));
        after = page.next;
      } while (after !== undefined);
      expect(seen.toSorted()).toEqual(ids.toSorted());
    });

    it('goes on where a page ended, whatever has come, gone or changed since', async () => {
      const { inbox, change, add } = await open();
      const ids: string[] = [];
      for (let minute = 0; minute < 6; minute += 1) ids.push(await add({ createdAt: at(minute) }));
      const [oldest = '', , , fourth = '', fifth = '', newest = ''] = ids;
      const first = await inbox.list({ after: undefined, limit: 2 });
      expect(first.rows.map(({ id }) => id)).toEqual([newest, fifth]);
      await add({ createdAt: at(9) });
      await inbox.remove(fifth, new Date(at(9)));
      await inbox.remove(fourth, new Date(at(9)));
      await change(oldest, { over: 0, notes: 'Called', at: new Date(at(9)) });
      const second = await inbox.list({ after: first.next, limit: 9 });
      expect(second.rows.map(({ id }) => id)).toEqual([ids[2], ids[1], oldest]);
      expect(second.rows.at(-1)?.notes).toBe('Called');
    });

    it('finds those with all the words, in one state or any, by pages, and counts each state', async () => {
      const { inbox, add } = await open();
      for (const minute of [0, 1, 2, 3, 4]) {
        const state = minute % 2 === 0 ? 'new' : 'won';
        await add({ createdAt: at(minute), name: `Number ${minute} Looked For`, state });
      }
      await add({ createdAt: at(5), name: 'Number Other', state: 'lost' });
      const none = { contacted: 0, visited: 0, lost: 0 };
      const look = { words: 'looked NUMBER', after: undefined, limit: 2 };
      const first = await inbox.search({ ...look, state: 'new' });
      const second = await inbox.search({ ...look, state: 'new', after: first.next });
      const names = [first, second].map(({ rows }) => rows.map(({ name }) => name.slice(7, 8)));
      expect(names).toEqual([['4', '2'], ['0']]);
      expect(second.next).toBeUndefined();
      for (const { counts } of [first, second]) expect(counts).toEqual({ ...none, new: 3, won: 2 });
      const all = await inbox.search({ ...look, words: '', limit: 9 });
      expect(all.rows.map(({ createdAt }) => createdAt)).toEqual([5, 4, 3, 2, 1, 0].map(at));
      expect(all.counts).toEqual({ ...none, new: 3, won: 2, lost: 1 });
      expect(await inbox.search({ ...look, words: 'nobody' })).toEqual({
        rows: [],
        next: undefined,
        counts: { ...none, new: 0, won: 0 },
      });
    });

    it('finds by words in any text and by parts of numbers, however they are written', async () => {
      const { inbox, add } = await open();
      const jane = { name: 'Jane\u200b Test', email: 'jane@example.com', phone: '01632 960 123' };
      const john = { name: 'John Test', email: 'j.t@example.org', phone: '+44 1632 960456' };
      await add(jane, 'MGR-7K4Q-2D');
      await add(john, 'NN1 1AA');
      for (const [words, found] of [
        ['', ['John', 'Jane']],
        ['  ', ['John', 'Jane']],
        ['test', ['John', 'Jane']],
        ['JANE', ['Jane']],
        ['test jane', ['Jane']],
        ['example.org', ['John']],
        ['01632960123', ['Jane']],
        ['(01632) 960-123', ['Jane']],
        ['960456', ['John']],
        ['jane example.org', []],
        ['(', []],
        ['100%', []],
        ['mgr-7k4q', ['Jane']],
        ['7k4q2d', ['Jane']],
        ['nn11aa', ['John']],
        ['NN1 1AA', ['John']],
      ] as const) {
        const { rows } = await inbox.search({ words, after: undefined, limit: 9 });
        const names = rows
          .map(({ name }) => name.slice(0, 4))
          .toSorted()
          .toReversed();
        expect([words, names]).toEqual([words, found]);
      }
    });

    it('finds a person however the name, the number and the reference are written', async () => {
      const { inbox, add } = await open();
      const people = [
        ['Ana Núñez', '07700 900 123'],
        ['Łukasz Øster', '+44 7700 900456'],
        ['Björk Weiß', '0044 (0)7700 900789'],
        ['Pat O’Brien', '07700-900-321'],
        ["Jo O'Hara", '44 7700 900654'],
        ['Extra Ext', '01632 960 100 ext 12'],
        ['Full Width', '０７７００９００２２２'],
        ['Two Numbers', '01632-960-200 or 07700-900-333'],
        ['Noor', '٠٧٧٠٠ ٩٠٠ ٤٤٤ (evenings)'],
      ] as const;
      for (const [index, [name, phone]] of people.entries()) {
        await add({ name, phone, email: 'someone@example.com' }, `MGR-AAAA-${index}Z`);
      }
      for (const [words, name] of [
        ['Nunez', 'Ana Núñez'],
        ['NÚÑEZ', 'Ana Núñez'],
        ['Nu\u0301n\u0303ez', 'Ana Núñez'],
        ['lukasz oster', 'Łukasz Øster'],
        ['bjork', 'Björk Weiß'],
        ['weiss', 'Björk Weiß'],
        ["O'Brien", 'Pat O’Brien'],
        ['O’Brien', 'Pat O’Brien'],
        ['obrien', 'Pat O’Brien'],
        ['O’Hara', "Jo O'Hara"],
        ['+44 7700 900123', 'Ana Núñez'],
        ['077 0090 0456', 'Łukasz Øster'],
        ['0044 7700 900 456', 'Łukasz Øster'],
        ['07700900789', 'Björk Weiß'],
        ['07700900654', "Jo O'Hara"],
        ['nunez 07700900123', 'Ana Núñez'],
        ['mgraaaa3z', 'Pat O’Brien'],
        ['brien MGRAAAA3Z', 'Pat O’Brien'],
        ['01632960100', 'Extra Ext'],
        ['+44 1632 960100', 'Extra Ext'],
        ['07700 900222', 'Full Width'],
        ['０７７００ ９００２２２', 'Full Width'],
        ['01632960200', 'Two Numbers'],
        ['07700900333', 'Two Numbers'],
        ['07700900444', 'Noor'],
        ['+44 7700 900444', 'Noor'],
        ['٠٧٧٠٠٩٠٠٤٤٤', 'Noor'],
        ['nunez 07700900456', undefined],
      ] as const) {
        const { rows } = await inbox.search({ words, after: undefined, limit: 9 });
        expect([words, rows.map((row) => row.name)]).toEqual([words, name ? [name] : []]);
      }
    });

    it('has all of one person together, by the email address or the telephone number', async () => {
      const { inbox, add } = await open();
      const other = { email: 'other@example.com', phone: '01632 960456' };
      const ids = [
        await add({ createdAt: at(1), email: 'Jane@Example.com', phone: '07700 900123' }),
        await add({ createdAt: at(2), email: 'work@example.com', phone: '+44 (0)7700 900 123' }),
        await add({ createdAt: at(3), email: 'jane@example.com', phone: '07700 900999' }),
        await add({ createdAt: at(4), email: 'x@example.com', phone: '07700 900123 x12 (6-8)' }),
      ];
      await add({ createdAt: at(4), ...other });
      await add({ createdAt: at(5), ...other, email: 'xjane@example.com' });
      await add({ createdAt: at(5), ...other, email: "j'ane@example.com" });
      const contacts = ['jane@example.com', '07700900123'];
      const { rows, count } = await inbox.ofContacts(contacts, 9);
      expect([rows.map(({ id }) => id), count]).toEqual([ids.toReversed(), 4]);
      const newest = await inbox.ofContacts(contacts, 2);
      expect([newest.rows.map(({ id }) => id), newest.count]).toEqual([[ids[3], ids[2]], 4]);
      await inbox.anonymise(ids[1] ?? '', new Date(at(6)));
      expect((await inbox.ofContacts(contacts, 9)).count).toBe(3);
      expect(await inbox.ofContacts([], 9)).toEqual({ rows: [], count: 0 });
    });

    it('counts what is there and what nobody has looked at', async () => {
      const { inbox, add } = await open();
      expect([await inbox.count(), await inbox.countUnseen()]).toEqual([0, 0]);
      const [one] = [await add(), await add()];
      expect([await inbox.count(), await inbox.countUnseen()]).toEqual([2, 2]);
      await inbox.markSeen(one, new Date(at(1)));
      expect([await inbox.count(), await inbox.countUnseen()]).toEqual([2, 1]);
    });

    it('notes when one was first looked at, and never again', async () => {
      const { inbox, add } = await open();
      const id = await add();
      const before = await inbox.find(id);
      expect(await inbox.markSeen(id, new Date(at(1)))).toBe(true);
      expect(await inbox.markSeen(id, new Date(at(2)))).toBe(true);
      expect(await inbox.find(id)).toEqual({ ...before, seenAt: at(1) });
      expect(await inbox.markSeen(randomUUID(), new Date(at(2)))).toBe(false);
    });

    it('changes state and notes, each by itself, and raises the revision', async () => {
      const { inbox, change, add } = await open();
      const id = await add();
      const before = await inbox.find(id);
      expect(await change(id, { over: 0, notes: 'Called', at: new Date(at(1)) })).toBe(true);
      expect(await change(id, { over: 1, state: 'won', at: new Date(at(2)) })).toBe(true);
      const changed = { state: 'won', notes: 'Called', revision: 2, handledAt: at(2) };
      expect(await inbox.find(id)).toEqual({ ...before, ...changed });
      expect(await change(randomUUID(), { over: 0, at: new Date(at(1)) })).toBe(false);
    });

    it('lets one of two win that change the same revision at the same moment', async () => {
      const { inbox, change, add } = await open();
      const id = await add();
      const outcomes = await Promise.allSettled(
        ['one', 'two'].map((notes) => change(id, { over: 0, notes, at: new Date(at(1)) })),
      );
      const [refused, ...others] = outcomes.filter(({ status }) => status === 'rejected');
      expect(refused).toMatchObject({ reason: expect.any(RevisionConflictError) });
      expect(refused).toMatchObject({ reason: { current: 1 } });
      expect(others).toEqual([]);
      expect(await inbox.find(id)).toMatchObject({ revision: 1 });
    });

    it('takes the sender out of one, and its mail', async () => {
      const { inbox, change, add, mails } = await open();
      const [id, other] = [await add({ name: 'Gone Person' }), await add()];
      await change(id, { over: 0, notes: 'Gone Person called', at: new Date(at(1)) });
      expect(await inbox.anonymise(id, new Date(at(2)))).toBe(true);
      const fields = { name: '', email: '', phone: '', notes: '', requestHash: '' };
      expect(await inbox.find(id)).toMatchObject({ ...fields, revision: 2, anonymisedAt: at(2) });
      expect(await mails(id)).toEqual([]);
      expect(await mails(other)).toHaveLength(2);
      await inbox.anonymise(id, new Date(at(3)));
      expect(await inbox.find(id)).toMatchObject({ anonymisedAt: at(2) });
      expect(await inbox.anonymise(randomUUID(), new Date(at(3)))).toBe(false);
    });

    it('removes one with its mail, and no other', async () => {
      const { inbox, add, mails } = await open();
      const [id, other] = [await add(), await add()];
      expect(await inbox.remove(id, new Date(at(1)))).toBe(true);
      expect(await inbox.remove(id, new Date(at(1)))).toBe(false);
      expect(await inbox.find(id)).toBeUndefined();
      expect((await allRows(inbox)).map((row) => row.id)).toEqual([other]);
      expect([await mails(id), (await mails(other)).length]).toEqual([[], 2]);
    });

    it('names those that became no order and that nobody has touched since', async () => {
      const { inbox, add } = await open();
      const old = await add({ createdAt: at(1) });
      const handled = await add({ createdAt: at(1), handledAt: at(2) });
      await add({ createdAt: at(1), state: 'won' });
      await add({ createdAt: at(1), handledAt: at(5) });
      await add({ createdAt: at(5) });
      const expired = (limit: number) => inbox.listExpired(new Date(at(5)), limit);
      expect((await expired(9)).toSorted()).toEqual([old, handled].toSorted());
      expect(await expired(1)).toHaveLength(1);
      await inbox.anonymise(old, new Date(at(6)));
      expect(await expired(9)).toEqual([handled]);
    });

    it('has every change when it is opened again', async () => {
      const place = await newPlace();
      const before = inboxOf(await place.open(), kind);
      const id = await before.add();
      await before.change(id, { over: 0, notes: 'Called', at: new Date(at(1)) });
      await before.inbox.markSeen(id, new Date(at(2)));
      const row = await before.inbox.find(id);
      await place.close();
      const { inbox } = inboxOf(await place.open(), kind);
      expect(await inbox.find(id)).toEqual(row);
    });
  });
}

function at(minute: number): string {
  return `2026-05-01T09:0${minute}:00.000Z`;
}

import { describe, expect, it } from 'vitest';
import type { Stores } from '#server/stores/ports';
import type { MailQueue } from '#server/stores/requests/request-ports';
import { newEnquiry } from '#server/testing/requests/enquiries';
import type { NewPlace } from './place';

const [at9, at10, at11, at12] = [9, 10, 11, 12].map(
  (hour) => `2026-05-01T${String(hour).padStart(2, '0')}:00:00.000Z`,
) as [string, string, string, string];

/** Adds an enquiry whose two messages are queued at this time, and returns their ids. */
async function queue({ enquiries, mailQueue }: Stores, createdAt: string) {
  const { id } = await enquiries.add(newEnquiry({ createdAt }));
  const [homeowner, company] = await mailQueue.mailsOf('enquiry', id);
  return { id, homeowner: homeowner?.id ?? '', company: company?.id ?? '' };
}

async function first(mailQueue: MailQueue, now: string): Promise<string | undefined> {
  return (await mailQueue.firstDue(new Date(now)))?.id;
}

/** What every MailQueue promises. */
export function describeMailQueue(newPlace: NewPlace): void {
  describe('as a mail queue', () => {
    it('has a message to the homeowner and one to the company for each request', async () => {
      const stores = await (await newPlace()).open();
      const { mailQueue } = stores;
      const one = await queue(stores, at9);
      await queue(stores, at9);
      const fresh = { queuedAt: at9, state: 'waiting', refusals: 0, notBefore: at9, problem: null };
      const about = { about: 'enquiry', requestId: one.id, ...fresh };
      await mailQueue.set(one.homeowner, { problem: 'busy' });
      expect(await mailQueue.mailsOf('enquiry', one.id)).toEqual([
        { ...about, id: `enquiry-${one.id}-homeowner`, to: 'homeowner', problem: 'busy' },
        { ...about, id: `enquiry-${one.id}-company`, to: 'company' },
      ]);
      expect(await mailQueue.mailsOf('quote', one.id)).toEqual([]);
      expect(await mailQueue.find(one.company)).toMatchObject({ to: 'company' });
      expect(await mailQueue.find('quote-lost-company')).toBeUndefined();
    });

    it('says whose messages they are, sent or not, for as long as somebody is there', async () => {
      const stores = await (await newPlace()).open();
      const { id, homeowner, company } = await queue(stores, at9);
      const { mailQueue } = stores;
      const ids = [homeowner, 'strange', company];
      expect(await mailQueue.known(ids)).toEqual(new Set([homeowner, company]));
      await mailQueue.sent(homeowner);
      expect(await mailQueue.mailsOf('enquiry', id)).toMatchObject([{ to: 'company' }]);
      expect(await mailQueue.known(ids)).toEqual(new Set([homeowner, company]));
      expect(await mailQueue.known([])).toEqual(new Set());
      await stores.enquiries.remove(id, new Date(at10));
      expect(await mailQueue.known(ids)).toEqual(new Set());
      const other = await queue(stores, at9);
      await stores.enquiries.anonymise(other.id, new Date(at10));
      expect(await mailQueue.known([other.company])).toEqual(new Set());
    });

    it('counts what waits, is unclear and is kept, and knows the oldest', async () => {
      const stores = await (await newPlace()).open();
      const { mailQueue } = stores;
      const none = { unclear: 0, kept: 0 };
      expect(await mailQueue.load()).toEqual({ waiting: 0, oldest: undefined, ...none });
      await queue(stores, at10);
      const { homeowner, company } = await queue(stores, at9);
      expect(await mailQueue.load()).toEqual({ waiting: 4, oldest: new Date(at9), ...none });
      await mailQueue.set(homeowner, { state: 'unclear' });
      await mailQueue.set(company, { state: 'kept' });
      expect(await mailQueue.load()).toMatchObject({ waiting: 2, unclear: 1, kept: 1 });
      const found = await mailQueue.newestIn(['unclear', 'kept'], 5);
      expect(new Set(found.map(({ id }) => id))).toEqual(new Set([homeowner, company]));
      expect(await mailQueue.newestIn(['waiting'], 1)).toMatchObject([{ queuedAt: at10 }]);
    });

    it('has as kept what was left as a file and is not queued, if somebody is there', async () => {
      const place = await newPlace();
      const stores = await place.open();
      const { id, homeowner, company } = await queue(stores, at9);
      await stores.mailQueue.sent(homeowner);
      await stores.mailQueue.noteKept([homeowner, company, 'strange', `quote-${id}-homeowner`]);
      const kept = { about: 'enquiry', requestId: id, queuedAt: at9, state: 'kept', problem: null };
      await place.close();
      const { mailQueue } = await place.open();
      expect(await mailQueue.mailsOf('enquiry', id)).toMatchObject([
        { ...kept, id: homeowner, to: 'homeowner' },
        { state: 'waiting', to: 'company' },
      ]);
      expect(await mailQueue.mailsOf('quote', id)).toEqual([]);
    });

    it('gives the oldest that is due, again and again until something becomes of it', async () => {
      const stores = await (await newPlace()).open();
      const { mailQueue } = stores;
      const younger = await queue(stores, at10);
      const older = await queue(stores, at9);
      for (const id of [older.homeowner, older.company, younger.homeowner, younger.company]) {
        expect(await first(mailQueue, at11)).toBe(id);
        expect(await first(mailQueue, at11)).toBe(id);
        expect(await mailQueue.sent(id)).toBe(true);
      }
      expect(await first(mailQueue, at11)).toBeUndefined();
      expect(await mailQueue.nextDue()).toBeUndefined();
    });

    it('passes one by that must wait, and comes back to it in time', async () => {
      const stores = await (await newPlace()).open();
      const { mailQueue } = stores;
      const { homeowner, company } = await queue(stores, at9);
      expect(await first(mailQueue, at10)).toBe(homeowner);
      await mailQueue.set(homeowner, { notBefore: at12 });
      expect(await first(mailQueue, at11)).toBe(company);
      expect(await mailQueue.nextDue()).toEqual(new Date(at9));
      await mailQueue.sent(company);
      expect(await first(mailQueue, at11)).toBeUndefined();
      expect(await mailQueue.nextDue()).toEqual(new Date(at12));
      expect(await first(mailQueue, at12)).toBe(homeowner);
    });

    it('has one due that a clock ahead of this one has put off', async () => {
      const stores = await (await newPlace()).open();
      const { mailQueue } = stores;
      const ahead = await queue(stores, '2027-06-05T09:00:00.000Z');
      const { homeowner, company } = await queue(stores, at9);
      await mailQueue.set(company, { notBefore: '2027-06-05T10:00:00.000Z' });
      for (const id of [homeowner, company, ahead.homeowner, ahead.company]) {
        expect(await first(mailQueue, at10)).toBe(id);
        await mailQueue.sent(id);
      }
    });

    it('gives none that was removed since it looked, and sees what came since', async () => {
      const stores = await (await newPlace()).open();
      const { mailQueue, enquiries } = stores;
      const older = await queue(stores, at9);
      expect(await first(mailQueue, at11)).toBe(older.homeowner);
      await enquiries.remove(older.id, new Date(at10));
      const newest = await queue(stores, at10);
      expect(await first(mailQueue, at11)).toBe(newest.homeowner);
      await enquiries.anonymise(newest.id, new Date(at11));
      expect(await first(mailQueue, at11)).toBeUndefined();
      expect(await mailQueue.nextDue()).toBeUndefined();
      expect(await mailQueue.set(newest.homeowner, { problem: 'busy' })).toBe(false);
      expect(await mailQueue.sent(newest.homeowner)).toBe(false);
    });

    it('makes unclear what was being handed over, and nothing else, also after a restart', async () => {
      const place = await newPlace();
      const before = await place.open();
      const { id, homeowner } = await queue(before, at9);
      await before.mailQueue.set(homeowner, { state: 'handing-over' });
      await place.close();
      const { mailQueue } = await place.open();
      await mailQueue.settleHandedOver('The server ended.');
      expect(await mailQueue.mailsOf('enquiry', id)).toMatchObject([
        { state: 'unclear', problem: 'The server ended.' },
        { state: 'waiting', problem: null },
      ]);
    });
  });
}

import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { emptyDraft } from '#domain/design/draft/draft';
import { recapOf } from '#domain/design/draft/recap';
import { drawAxonometric } from '#domain/room/drawing/axonometric';
import { drawElevation, elevatedSides } from '#domain/room/drawing/elevation';
import { drawPlan } from '#domain/room/drawing/plan/plan';
import {
  heatingRow,
  NOTHING_SAID,
  usualYear,
  yearOfRoom,
} from '#domain/design/estimate/usual-year';
import { wholeRoom } from '#domain/design/estimate/whole-room';
import { shareCode } from '#domain/design/sharing/share-code';
import { writtenDocument } from '#domain/order/document/written/written-document';
import { byFacts, quotedYearLines, warmthAnswer } from '#domain/order/quote/by-facts';
import { costWords } from '#domain/room/energy/year-words';
import { estimated, quoteOf } from '#domain/testing/written-quotes';
import { buildRoom } from '#domain/room/geometry/room';
import { FINISH_OPTIONS } from '#domain/room/options/option-ids';
import { measuresOf } from '#domain/site/permission/garden-of-room';
import { pounds } from '#domain/text/money';
import { price } from '#domain/design/pricing/price';
import { starterPricing } from '#domain/design/pricing/starter';
import { quoteDocument } from '#domain/order/document/quote-document';
import { ROOM_TYPE_IDS } from '#domain/room/options/room-types';
import { shareMail } from '#domain/design/sharing/share-mail';

const SHEET = { width: 900, height: 600, text: 12 };

/** Every shell as every room type, under roofs of every slope and on both kinds of floor in turn. */
const rooms = starterPricing.shellSizes
  .flatMap((size) => ROOM_TYPE_IDS.map((roomType) => ({ size, roomType })))
  .map(({ size, roomType }, index) => {
    const { roofing, foundation } = FINISH_OPTIONS;
    const finishes = {
      ...emptyDraft.finishes,
      roofing: roofing[index % roofing.length] ?? 'standard-felt',
      foundation: foundation[index % foundation.length] ?? 'concrete-slab',
    };
    const draft = { ...emptyDraft, roomType, shellSizeId: size.id, windows: 2, finishes };
    return { size, draft };
  });

/** Rooms under prices that the list has for every roof. */
const pricing = {
  ...starterPricing,
  finishes: {
    ...starterPricing.finishes,
    roofing: { ...starterPricing.finishes.roofing, 'rubber-membrane': 900, 'living-roof': 2600 },
  },
};

/** Text with plain spaces. */
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

/** All that is told of one room: in lists, on drawings and in the document. */
const told = rooms.map(({ size, draft }) => {
  const room = buildRoom(size, draft);
  const { finishes } = draft;
  const total = price(draft, pricing);
  const document = quoteDocument({
    from: STARTER_FACTS,
    energy: STARTER_FACTS.energy,
    choices: draft,
    size,
    price: total,
    date: new Date(0),
  });
  const drawings = [
    drawPlan(room, finishes, SHEET),
    drawAxonometric(room, finishes, SHEET),
    ...elevatedSides(room).map((side) => drawElevation(room, side, finishes, SHEET)),
  ];
  return {
    size,
    draft,
    room,
    total,
    document,
    written: plain(
      [
        ...recapOf(draft, pricing).map(({ value }) => value),
        decodeURIComponent(shareMail({ draft, pricing, url: 'https://example.com' })),
        ...document.choices.map((row) => row.join(' ')),
        ...drawings.flatMap(({ shapes, description }) => [
          description,
          ...shapes.flatMap((shape) => (shape.type === 'text' ? shape.text : [])),
        ]),
      ].join('\n'),
    ),
  };
});

/** Each different figure in front of or behind certain words. */
function figures(text: string, pattern: RegExp): Set<number> {
  return new Set([...text.matchAll(pattern)].map(([, figure]) => Number(figure)));
}

describe('the figures of a room', () => {
  it('are one floor inside: in recap, mail, document, plan and permission check', () => {
    for (const { room, written } of told) {
      const [floor = 0, ...others] = figures(written, /([\d.]+) m²/g);
      expect(others).toEqual([]);
      expect(Math.abs(floor - measuresOf(room).floor)).toBeLessThan(0.051);
    }
  });

  it('are one height outside: in document, view, elevations and permission check', () => {
    for (const { room, written, document } of told) {
      const { height } = measuresOf(room);
      expect(height).toBeGreaterThanOrEqual(room.roof.highest);
      expect(height - room.roof.highest).toBeLessThan(0.01);
      expect(figures(written, /([\d.]+) metres high/g)).toEqual(new Set([height]));
      const rows = plain(document.choices.join('\n'));
      expect(figures(rows, /Height outside,([\d.]+) m/g)).toEqual(new Set([height]));
    }
  });

  it('are one cost of heating: the written quote, its document, and an answer', () => {
    for (const { size, draft } of told.filter((_, index) => index % 7 === 0)) {
      const { range } = usualYear(draft, size, STARTER_FACTS);
      const design = shareCode(draft);
      const asked = { sizes: [size] };
      const content = byFacts(
        { ...quoteOf([estimated('shell', 1)]), design },
        STARTER_FACTS,
        asked,
      );
      const version = {
        requestReference: 'MGR-7K4Q-2D',
        version: 1,
        sentAt: '2026-11-24T09:30:00.000Z',
        validUntil: '2026-12-24',
        content,
      };
      const onPaper = writtenDocument(version, { choices: draft, size }, STARTER_FACTS).heating;
      for (const words of [
        content.year && quotedYearLines(content.year)[0],
        onPaper.join('\n'),
        warmthAnswer(design, STARTER_FACTS, asked),
      ])
        expect(words?.match(/about £[^,]*(?=,)/i)?.[0].toLowerCase()).toBe(
          costWords(range.costPence),
        );
    }
  });

  it('are one cost of heating: the row of a list, the document, and the room on the stage', () => {
    for (const { size, draft, room, document } of told) {
      const { roomType, features } = draft;
      const onStage = yearOfRoom({ room, roomType, features }, STARTER_FACTS, NOTHING_SAID);
      expect(usualYear(draft, size, STARTER_FACTS)).toEqual(onStage);
      const texts = plain(document.notes.flatMap((note) => note.texts).join('\n'));
      const { value } = heatingRow(onStage.figures);
      expect([...texts.matchAll(/Heating: (.*? a year)/g)].map(([, cost]) => cost)).toEqual([
        value.charAt(0).toLowerCase() + value.slice(1),
      ]);
    }
  });

  it('are one price: the card of its size, the lines, the mail and the document', () => {
    for (const { size, draft, total, document, written } of told) {
      expect(document.price.total.amount).toBe(pounds(total.total));
      expect(written).toContain(`Estimated price: ${pounds(total.total)}`);
      const bare = price({ ...draft, windows: 0, finishes: emptyDraft.finishes }, pricing);
      expect(wholeRoom(pricing, draft.roomType, size).total).toBe(bare.total);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { WALL_THICKNESS as DRAWN_THICKNESS } from '#domain/room/geometry/inside';
import { starterPricing } from '#domain/design/pricing/starter';
import { STANDARD_RATE } from '#domain/site/content/facts/vat';
import { vatIn } from '#domain/order/document/vat';
import { journey, journeySteps } from './page-words/journey';
import { TESTIMONIAL_INTERVAL_MS } from './page-words/testimonials';
import { benefits } from './why-modular/benefits';
import { costRows } from './why-modular/cost-comparison';
import { comparisons } from './why-modular/head-to-head';
import { insulation } from './why-modular/insulation';
import { marketingFigures } from './why-modular/marketing-figures';
import { wallLayers, WALL_THICKNESS } from './why-modular/wall-layers';
import { whyModularPage } from './why-modular/page';

describe('the figures of specification §9', () => {
  it('stand in the cost comparison', () => {
    const rows = costRows.map(({ area, traditional, modular, savings }) => [
      area,
      traditional,
      modular.from,
      modular.to,
      savings.from,
      savings.to,
    ]);
    expect(rows).toEqual([
      [20, 50000, 22000, 31000, 19000, 28000],
      [30, 75000, 33000, 46500, 28500, 42000],
      [40, 100000, 44000, 62000, 38000, 56000],
      [50, 125000, 55000, 77500, 47500, 70000],
    ]);
  });

  it('agree with the cost per square metre', () => {
    for (const { area, traditional, modular, savings } of costRows) {
      expect([traditional, modular.from, modular.to]).toEqual([
        area * 2500,
        area * 1100,
        area * 1550,
      ]);
      expect(savings).toEqual({ from: traditional - modular.to, to: traditional - modular.from });
    }
  });

  it('of the cost comparison hold for the shells we sell, without their VAT', () => {
    const ours = costRows.flatMap(({ area, modular }) =>
      starterPricing.shellSizes
        .filter((size) => size.area === area)
        .map(({ basePrice }) => ({ net: basePrice - vatIn(basePrice, STANDARD_RATE), modular })),
    );
    expect(ours).toHaveLength(2);
    for (const { net, modular } of ours) {
      expect(net).toBeGreaterThanOrEqual(modular.from);
      expect(net).toBeLessThanOrEqual(modular.to);
    }
  });

  it('stand among the marketing figures', () => {
    expect(marketingFigures).toEqual({
      costPerSquareMetre: { modular: '£1,100–£1,550', traditional: '£2,500' },
      savings: 'up to 56%',
      faster: '70% faster',
      buildTime: { modular: '8–12 weeks', traditional: '6–9 months' },
      uValue: { modular: '0.15–0.18\u00a0W/m²K', traditional: '0.30–0.35\u00a0W/m²K' },
      insulation: '125\u00a0mm PIR',
      materialWaste: { modular: '2–5%', traditional: '10–15%' },
      energy: 'up to 50% more energy efficient',
    });
  });

  it('reach the sections that show them', () => {
    expect(whyModularPage.hero.badge).toBe('Save up to 56% on construction costs');
    expect(comparisons(STARTER_FACTS)).toContainEqual({
      what: 'Cost of the shell per m², before VAT',
      modular: '£1,100–£1,550',
      traditional: '£2,500',
    });
    expect(benefits).toHaveLength(6);
    expect(benefits[0]?.title).toBe('70% faster');
    expect(insulation.claim).toBe('Up to 50% more energy efficient than a traditional build.');
  });

  it('stand in the journey and the carousel', () => {
    expect(journeySteps(STARTER_FACTS).map(({ number, duration }) => [number, duration])).toEqual([
      [1, '20–30 minutes'],
      [2, '1–2 hours on site'],
      [3, '1–2 weeks'],
      [4, '2–4 weeks'],
    ]);
    expect(journeySteps(STARTER_FACTS)[1]?.description).toContain('within 5 working days');
    expect(journey(STARTER_FACTS).outlook).toBe(
      'Most projects complete within 6–8 weeks from design approval.',
    );
    expect(TESTIMONIAL_INTERVAL_MS).toBe(6000);
  });
});

const metres = (id: string) => (wallLayers.find((layer) => layer.id === id)?.thickness ?? 0) / 1000;

describe('the wall', () => {
  it('has 125 mm of PIR and adds up', () => {
    expect(wallLayers.find(({ id }) => id === 'pir')?.thickness).toBe(125);
    expect(WALL_THICKNESS).toBeCloseTo(233.9);
  });

  it('is as thick in the drawings of a room, to the millimetre', () => {
    expect(DRAWN_THICKNESS).toBe(Math.round(WALL_THICKNESS) / 1000);
  });

  it('comes to the U-value we claim', () => {
    // Resistances in m²K/W. Combined method of BS EN ISO 6946: the mean of both limits, with 3% of timber
    // in the panels (edges, splines); the cavity is ventilated, so the cladding counts for nothing and
    // the outer surface is sheltered.
    const boards = (metres('outer-board') + metres('inner-board')) / 0.13;
    const lining = metres('plasterboard') / 0.21 + metres('skim') / 0.57;
    const rest = 0.13 + 0.13 + 0.18 + boards + lining;
    const pir = metres('pir') / 0.022;
    const timber = metres('pir') / 0.13;
    const upper = 1 / (0.97 / (rest + pir) + 0.03 / (rest + timber));
    const lower = rest + 1 / (0.97 / pir + 0.03 / timber);
    const uValue = 2 / (upper + lower);
    expect(uValue).toBeGreaterThanOrEqual(0.15);
    expect(uValue).toBeLessThanOrEqual(0.18);
  });
});

/**
 * The marketing figures of specification §9, as displayed. Every page takes them from here. Advertising
 * rules require evidence for such figures: have it ready before launch.
 */
export const marketingFigures = {
  costPerSquareMetre: { modular: '£1,100–£1,550', traditional: '£2,500' },
  savings: 'up to 56%',
  faster: '70% faster',
  buildTime: { modular: '8–12 weeks', traditional: '6–9 months' },
  uValue: { modular: '0.15–0.18\u00a0W/m²K', traditional: '0.30–0.35\u00a0W/m²K' },
  insulation: '125\u00a0mm PIR',
  materialWaste: { modular: '2–5%', traditional: '10–15%' },
  energy: 'up to 50% more energy efficient',
} as const;

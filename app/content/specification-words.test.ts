import { describe, expect, it } from 'vitest';
import { STARTER_FACTS } from '#domain/site/content/facts/starter-facts';
import { STARTER_PAGES } from '#domain/site/content/page-words/starter-pages';
import { callToAction } from './company/call-to-action';
import { BOOK_CONSULTATION } from './company/consultation';
import { contactForm, contactPage } from './page-words/contact-page';
import { counties, coverageForm } from './company/coverage';
import { coverageAnswers } from './company/coverage-answers';
import { galleryCategoryLabel, GALLERY_FILTERS } from '#domain/site/gallery/gallery-categories';
import { galleryPage } from './page-words/gallery-page';
import { homePage } from './page-words/home-page';
import { heroBadges, homeSections } from './page-words/home-sections';
import { pricingPage } from './page-words/pricing-page';
import { processBenefits } from './page-words/process';
import { sellingPoints } from './page-words/selling-points';
import { toolDialog } from './page-words/tool-dialog';
import { costComparison } from './why-modular/cost-comparison';
import { headToHead } from './why-modular/head-to-head';
import { whyModularPage } from './why-modular/page';

describe('the specification’s words', () => {
  it('stand on the home page (§2)', () => {
    expect(STARTER_PAGES.home.title).toBe('Transform Your Garden Into Your Dream Space');
    expect([homePage.hero.buildButton, BOOK_CONSULTATION]).toEqual([
      'Build Your Room',
      'Book Free Consultation',
    ]);
    expect(heroBadges(STARTER_FACTS)).toEqual([
      '40 Years Experience',
      'Building Regs Compliant',
      'Fully Insulated',
      'Fully Insured Works & 10 Year Guarantee',
    ]);
    expect(sellingPoints(STARTER_FACTS).map(({ title }) => title)).toEqual([
      '40 years building excellence',
      'Fully insulated for year-round use',
      'Building regulation compliant as standard',
      'Luxury finishes included',
    ]);
    expect(homeSections.gallery.button).toBe('View Full Gallery');
    expect(callToAction.heading).toBe('Ready to Create Your Perfect Space?');
  });

  it('stand in the tool dialog (§2)', () => {
    expect(toolDialog.title).toBe('Choose Your Building Tool');
    expect(toolDialog.tools.map(({ title, button, to }) => [title, button, to])).toEqual([
      ['Interactive Room Builder', 'Start Building', '/builder'],
      ['Quick Price Estimator', 'Get Estimate', '/estimator'],
    ]);
    expect(toolDialog.tools.map(({ features }) => features.join('; ').toLowerCase())).toEqual([
      'choose room type and size; select windows, doors and features; pick finishes and upgrades; see live price updates; save and email your design',
      'select room type; choose basic size; pick key features; instant price range; fast and simple',
    ]);
  });

  it('stand on the other pages (§2, §8)', () => {
    const { founders, values } = STARTER_PAGES.about;
    expect([founders.builder.role, founders.sales.role]).toEqual([
      'Co-Founder & Master Builder',
      'Co-Founder & Sales Director',
    ]);
    expect([values.first, values.second, values.third].map(({ title }) => title)).toEqual([
      'Quality First',
      'Transparent Process',
      'Client Partnership',
    ]);
    expect(processBenefits(STARTER_FACTS).map(({ title }) => title)).toEqual([
      'No pressure sales - just honest advice',
      'Fixed price guarantee',
      'Clear timeline expectations',
      'Regular communication throughout',
      'Building regulation compliance included',
      '10-year structural guarantee',
    ]);
    expect([contactPage.title, contactForm.heading]).toEqual([
      'Get In Touch',
      'Book Your Free Consultation',
    ]);
    expect(contactForm.sent).toBe('Thank you for your inquiry! We will contact you shortly.');
    expect(pricingPage.title).toBe('Transparent Pricing');
    expect(pricingPage.extras.heading).toBe('Popular Extras & Upgrades');
    expect(galleryPage.empty).toBe('No images available yet. Check back soon!');
    expect([costComparison.heading, headToHead.heading, whyModularPage.quality.heading]).toEqual([
      'Real Cost Comparison',
      'Head-to-Head Comparison',
      'No Compromise on Quality',
    ]);
    const { hero, closing } = whyModularPage;
    expect([hero.quoteButton, hero.workButton]).toEqual(['Get Your Quote', 'View Our Work']);
    expect(closing.builderButton).toBe('Start Room Builder');
  });

  it('stand in the coverage checker (§2, §8)', () => {
    expect(coverageForm.button).toBe('Check Coverage');
    expect(coverageAnswers(STARTER_FACTS).covered.heading).toBe(
      'Yes! We cover your area. Contact us for a free consultation.',
    );
    expect(counties(STARTER_FACTS).map(({ name }) => name)).toEqual([
      'Northamptonshire',
      'Bedfordshire',
      'Buckinghamshire',
      'Leicestershire',
      'Warwickshire',
    ]);
    expect(
      counties(STARTER_FACTS)
        .filter(({ primary }) => primary)
        .map(({ name }) => name),
    ).toEqual(['Northamptonshire']);
  });

  it('name the gallery’s categories (§9)', () => {
    expect(GALLERY_FILTERS.map(({ id }) => id)).toEqual([
      'all',
      'garden-rooms',
      'garden-offices',
      'extensions',
      'dual-purpose',
      'before-after',
      'construction',
      'featured',
    ]);
    expect(GALLERY_FILTERS[0].label).toBe('All Projects');
    expect(galleryCategoryLabel('before-after')).toBe('Before & After');
  });
});

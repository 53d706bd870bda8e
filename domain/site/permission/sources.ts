/** Where a rule is published. */
export interface RuleSource {
  readonly title: string;
  readonly url: string;
}

/**
 * The year these pages were last compared with our rules. Rules change: where they differ, the published
 * page is right.
 */
export const SOURCES_READ = '2026';

export const SOURCES = {
  planning: {
    title: 'Planning Portal: Outbuildings, planning permission',
    url: 'https://www.planningportal.co.uk/permission/common-projects/outbuildings/planning-permission',
  },
  buildingRegulations: {
    title: 'Planning Portal: Outbuildings, building regulations',
    url: 'https://www.planningportal.co.uk/permission/common-projects/outbuildings/building-regulations',
  },
  extensions: {
    title: 'Planning Portal: Extensions, planning permission',
    url: 'https://www.planningportal.co.uk/permission/common-projects/extensions/planning-permission',
  },
  classE: {
    title: 'General Permitted Development (England) Order 2015, Schedule 2, Part 1, Class E',
    url: 'https://www.legislation.gov.uk/uksi/2015/596/schedule/2/part/1',
  },
  exemptBuildings: {
    title: 'Building Regulations 2010, Schedule 2, Class 6',
    url: 'https://www.legislation.gov.uk/uksi/2010/2214/schedule/2',
  },
} as const satisfies Record<string, RuleSource>;

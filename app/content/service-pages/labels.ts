/** The section headings all four share. */
export const servicePageLabels = {
  keyFeatures: 'Key Features',
  perfectFor: 'Perfect For',
  typicalSpecifications: 'Typical Specifications',
  year: 'Through the year',
  startingFrom: 'Starting From',
  builderLink: 'Build and price one',
} as const;

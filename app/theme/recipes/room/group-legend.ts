/** A legend in the flow below its group's line, as legends are not by themselves. */
export const groupLegend = {
  float: 'left',
  width: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  paddingBlock: { base: '3', _phone: '6px' },
} as const;

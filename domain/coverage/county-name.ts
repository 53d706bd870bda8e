/** The five counties served (specification §2, Coverage checker). */
export type CountyName =
  'Northamptonshire' | 'Bedfordshire' | 'Buckinghamshire' | 'Leicestershire' | 'Warwickshire';

import type { CountyName } from './county-name';

/**
 * The letter for each county in the rows below. Buckinghamshire includes Milton Keynes; Leicestershire
 * excludes Rutland; Warwickshire excludes Coventry.
 */
const COUNTIES: Readonly<Record<string, CountyName>> = {
  N: 'Northamptonshire',
  B: 'Bedfordshire',
  K: 'Buckinghamshire',
  L: 'Leicestershire',
  W: 'Warwickshire',
};

/**
 * Each row is a postcode area and its districts; "16:N4B1K95" is 4%, 1% and 95% of the district's land. A
 * district that is not listed is outside all five. Shares are accurate to a few per cent.
 *
 * Source: district outlines of missinglink/uk-postcode-polygons (CC BY-SA 3.0, so this table is under the
 * same licence) laid over the 2013 county and district boundaries of martinjc/UK-GeoJSON (contains OS
 * data © Crown copyright and database right 2013).
 */
const ROWS = `
  AL 5:B5
  B 36:W9 37:W6 46:W98 49:W93 50:W83 75:W7 76:W53 77:W10 78:W55 79:L2W28 80:W99 93:W17 94:W84
  B 95:W100 96:W13 98:W10
  CV 2:W35 3:W47 4:W20 6:W8 7:W66 8:W91 9:L43W57 10:L3W97 11:L5W95 12:W100 13:L100 21:N3W97
  CV 22:N1W99 23:N14W86 31:W100 32:W100 33:W100 34:W100 35:W100 36:W98 37:W94 47:N2W98
  DE 11:L16 12:L49 72:L5 73:L18 74:L95
  GL 55:W7 56:W13
  HP 4:B5K18 5:K94 6:K100 7:K100 8:K97 9:K100 10:K100 11:K100 12:K100 13:K100 14:K96 15:K100
  HP 16:K100 17:K100 18:K95 19:K100 20:K100 21:K100 22:K99 23:K33 27:K99
  LE 1:L100 2:L100 3:L100 4:L100 5:L100 6:L100 7:L100 8:L100 9:L100 10:L68W32 11:L100 12:L74
  LE 13:L100 14:L93 15:N2L12 16:N48L50 17:N4L93W3 18:L100 19:L100 65:L86 67:L100
  LU 1:B91 2:B54 3:B100 4:B100 5:B100 6:B78K20 7:B39K60
  MK 1:K100 2:K100 3:K100 4:K100 5:K100 6:K100 7:K100 8:K100 9:K100 10:K100 11:N9K91 12:N7K93
  MK 13:K100 14:K100 15:K100 16:N4B1K95 17:B35K65 18:N1K95 19:N36K64 40:B100 41:B100 42:B100
  MK 43:B94K6 44:N1B97 45:B100 46:N1B1K98
  NG 10:L9 13:L27 32:L15 33:L6
  NN 1:N100 2:N100 3:N100 4:N100 5:N100 6:N99 7:N99K1 8:N100 9:N96B1 10:N77B23 11:N92W8 12:N98K2
  NN 13:N75K13 14:N100 15:N100 16:N100 17:N99 18:N100 29:N73B26K1
  OX 9:K8 15:W19 17:N56W13 27:N2K22 33:K6 39:K10
  PE 8:N82 9:N10 19:B10
  RG 9:K31
  SG 5:B41 7:B7 15:B99 16:B99 17:B100 18:B100 19:B59
  SL 0:K97 1:K57 2:K79 3:K34 4:K8 6:K12 7:K92 8:K84 9:K98
  UB 8:K7 9:K46
  WD 3:K10
  WR 11:W8
`;

export type CountyShare = { readonly county: CountyName; readonly percent: number };

/** The shares of one outward code ("NN1"); none when it is outside the five counties. */
export function districtShares(outcode: string): readonly CountyShare[] {
  const [, area, number] = /^([A-Z]+)(\d+)$/.exec(outcode) ?? [];
  const row = new RegExp(`^ *${area} .*?\\b${number}:(\\S+)`, 'm').exec(ROWS);
  const shares = row?.[1]?.matchAll(/(\D)(\d+)/g) ?? [];
  return [...shares].flatMap(([, letter, percent]) => {
    const county = COUNTIES[letter ?? ''];
    return county ? [{ county, percent: Number(percent) }] : [];
  });
}

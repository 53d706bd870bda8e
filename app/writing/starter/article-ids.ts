/** The id under which the desk keeps each article that the program comes with. */
export const ARTICLE_IDS: Readonly<Record<string, string>> = {
  'choosing-doors-and-glazing': 'c963cfe0-afae-4a3b-b909-6a04e7d80068',
  'foundations-for-a-garden-room': '26b563b1-e794-4e14-a145-4c40c439f34a',
  'garden-office-or-garden-room': 'd96e5adf-a2be-4e31-ac8b-e7d742840d2b',
  'groundworks-and-access': '53d23c0b-df43-4fb2-99fc-fc64e7aa8576',
  'insulation-and-running-costs': '06e82a01-2b5c-4cd1-a7ca-430e92ac3d42',
  'planning-permission-for-a-garden-room': '1333bc1c-fe6c-4b03-a820-212c69599354',
};

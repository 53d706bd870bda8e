/**
 * What every page needs comes in few files: on a phone each request costs a round trip and its
 * headers. The rest follows the routes.
 */
export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'router',
    // Asking before one leaves is the administrator's alone.
    test: /node_modules\/@tanstack\/(react-router|router-core|history|store|react-store)\/(?!.*useBlocker)/,
    priority: 2,
  },
  // Small parts that many pages share; a part of one page or two stays with them.
  { name: 'parts', test: /\/(app\/ui|styled-system)\//, minShareCount: 8, priority: 1 },
];

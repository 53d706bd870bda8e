/**
 * The origin the build writes into its pages, which is that of a server started without settings. The
 * server replaces it with `PUBLIC_URL` if set.
 */
export const BUILT_ORIGIN = 'http://localhost:3000';

/**
 * The origin that the build writes into its pages: that of a server started without settings. The
 * server puts `PUBLIC_URL` in its place where it is set.
 */
export const BUILT_ORIGIN = 'http://localhost:3000';

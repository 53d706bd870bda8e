import type { ReactNode } from 'react';

/**
 * Shows the teaser with the administrator's pictures; without a connection the built-in one stays. In a
 * file of its own, so that the page's bundle refers only to this chunk and not to all its dependencies.
 */
export async function showFeatured(show: (teaser: ReactNode) => void): Promise<void> {
  try {
    const { featuredTeaser } = await import('./featured-teaser');
    show(await featuredTeaser());
  } catch {
    // The built-in pictures will do.
  }
}

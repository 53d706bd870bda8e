import type { ReactNode } from 'react';

/**
 * Shows the teaser with the administrator's pictures; without a connection the built one stays. A file
 * of its own, so that the page's program names this one alone and not all that it takes.
 */
export async function showFeatured(show: (teaser: ReactNode) => void): Promise<void> {
  try {
    const { featuredTeaser } = await import('./featured-teaser');
    show(await featuredTeaser());
  } catch {
    // The built pictures are as good as any.
  }
}

/** The eight main links, in header order (specification §2). */
export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: '/why-modular', label: 'Why Modular' },
  { to: '/about', label: 'About' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/process', label: 'Process' },
  { to: '/pricing', label: 'Pricing Guide' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
] as const;

/** The footer's quick links. */
export const quickLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/gallery', label: 'Gallery' },
  { to: '/process', label: 'Process' },
  { to: '/blog', label: 'Blog' },
  { to: '/contact', label: 'Contact' },
] as const;

/** What a homeowner does here, and comes back to: in the menu and the footer. */
export const ownLinks = [
  { to: '/designs', label: 'My designs' },
  { to: '/quotes', label: 'My requests' },
  { to: '/estimator', label: 'Quick estimate' },
  { to: '/permission', label: 'Permission check' },
] as const;

/** The last line of the footer. */
export const legalLinks = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/cookies', label: 'Cookies' },
] as const;

/** Visible to everyone (specification §6); the server protects what they lead to. */
export const adminLinks = [
  { href: '/admin/pricing', label: 'Admin Pricing' },
  { href: '/admin/gallery', label: 'Admin Gallery' },
] as const;

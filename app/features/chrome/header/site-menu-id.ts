/** Links the menu button to the panel it opens. */
export const SITE_MENU_ID = 'site-menu';

/** The text of the home page that the app renders (specification §2, Home). */
export const homePage = {
  hero: {
    title: 'Transform Your Garden Into Your Dream Space',
    buildButton: 'Build Your Room',
  },
} as const;

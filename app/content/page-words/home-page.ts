/** The text of the home page that the app renders (specification §2, Home). */
export const homePage = {
  hero: {
    buildButton: 'Build Your Room',
  },
} as const;

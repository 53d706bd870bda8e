/** The band at the end of most pages (specification §2, Home 9 and About). */
export const callToAction = {
  heading: 'Ready to Create Your Perfect Space?',
  text: 'Twenty to thirty minutes on a video call. Show us the garden, ask what you like. Free, and no obligation.',
} as const;

export type BuildingTool = {
  readonly title: string;
  readonly badge: string;
  readonly line: string;
  readonly recommended: boolean;
  readonly features: readonly string[];
  readonly button: string;
  readonly to: '/builder' | '/estimator';
};

/** The dialog behind "Build Your Room": its title and two cards (specification §2, Tool dialog). */
export const toolDialog: {
  readonly title: string;
  readonly tools: readonly BuildingTool[];
  /** Links to previously saved designs. */
  readonly saved: string;
} = {
  title: 'Choose Your Building Tool',
  saved: 'My designs',
  tools: [
    {
      title: 'Interactive Room Builder',
      badge: 'Recommended',
      line: 'Drawn and priced as you choose.',
      recommended: true,
      features: [
        'Choose room type and size',
        'Select windows, doors and features',
        'Pick finishes and upgrades',
        'See live price updates',
        'Save and email your design',
      ],
      button: 'Start Building',
      to: '/builder',
    },
    {
      title: 'Quick Price Estimator',
      badge: 'About a minute',
      line: 'A first figure to start from.',
      recommended: false,
      features: [
        'Select room type',
        'Choose basic size',
        'Pick key features',
        'Instant price range',
        'Fast and simple',
      ],
      button: 'Get Estimate',
      to: '/estimator',
    },
  ],
};

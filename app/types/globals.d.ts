/** The Launch Handler API, which TypeScript's own libraries do not have yet: in Chromium only. */
declare var launchQueue: import('#app/pwa/launch/follow-launches').LaunchQueue | undefined;

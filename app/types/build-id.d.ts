/** Identifies the build; set by Vite (`define`). */
declare const __BUILD_ID__: string;

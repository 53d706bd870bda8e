/** Identifies the build; set by Vite (`define`). */
declare const __BUILD_ID__: string;

/** A page of content/legal, as produced by build/plugins/markdown.ts. */
declare module '*.md' {
  const page: import('#app/content/articles/legal-meta').LegalPage;
  export default page;
}

/** Names the build; set by Vite (`define`). */
declare const __BUILD_ID__: string;

/** A page of content/legal, as build/plugins/markdown.ts makes it. */
declare module '*.md' {
  const page: import('#app/content/articles/legal-meta').LegalPage;
  export default page;
}

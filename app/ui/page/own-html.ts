/// <reference types="trusted-types" />

/** Named in the content security policy; where browsers know no Trusted Types, and in the build, there is none. */
const types = typeof window === 'undefined' ? undefined : window.trustedTypes;
const policy = types?.createPolicy('own-html', { createHTML: (html) => html });

/** HTML that our own build has made, as pages take it where Trusted Types are demanded. */
export function ownHtml(html: string) {
  return { __html: policy?.createHTML(html) ?? html };
}

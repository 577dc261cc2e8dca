/** Where the login site takes a one-time link; the code stands in the fragment, which no server and no log sees. */
export const welcomeUrl = (loginOrigin: string, code: string): string =>
  `${loginOrigin}/welcome#code=${code}`;

/** Puts the code into the fragment, which no server and no log sees. */
export const welcomeUrl = (loginOrigin: string, code: string): string =>
  `${loginOrigin}/welcome#code=${code}`;

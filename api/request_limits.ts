/** What a GraphQL request may be, unless an installation says otherwise. Source: security G1 to G4. */
export const MAX_DOCUMENT = {
  bodyBytes: 256 * 1024,
  tokens: 2000,
  depth: 8,
  rootFields: 10,
  aliases: 15,
  cost: 1000,
  ratePerSecond: 50,
} as const;

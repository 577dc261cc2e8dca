/** Screens with less frame around them: data for machines/layout.ts. */

/** Screens that need the width, so the menu is collapsed to icons. Source: docs/requirements.md S4.10. */
export const railedPaths: readonly `/${string}`[] = ["/orders/import"];

/** Screens without a menu; `/404` has one. Source: docs/requirements.md S2.41–S2.43, S2.46. */
export const barePaths: readonly `/${string}`[] = [
  "/500",
  "/maintenance",
  "/misc/not-authorized",
  "/stations",
];

const isAmong = (paths: readonly string[], path: string): boolean =>
  paths.some((each) => path === each || path.startsWith(`${each}/`));

export const frameNeedsOf = (path: string) => ({
  isRailed: isAmong(railedPaths, path),
  isBare: isAmong(barePaths, path),
});

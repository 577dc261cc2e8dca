/** Screens that want less around them than others: data for machines/layout.ts. */

/** The menu is collapsed to icons: what is done here needs the width. Source: docs/requirements.md S4.10. */
export const railedPaths: readonly `/${string}`[] = ["/orders/import"];

/**
 * Screens without menu and bars: pages of a failure that concerns the whole app, and stations, which are read at two metres
 * and have their menu inside. `/404` keeps the menu: it is the way on. Source: docs/requirements.md S2.40–S2.43, S2.46.
 */
export const barePaths: readonly `/${string}`[] = [
  "/500",
  "/maintenance",
  "/misc/not-authorized",
  "/stations",
];

const isAmong = (paths: readonly string[], path: string): boolean =>
  paths.some((each) => path === each || path.startsWith(`${each}/`));

export const wantsOf = (path: string) => ({
  isRailed: isAmong(railedPaths, path),
  isBare: isAmong(barePaths, path),
});

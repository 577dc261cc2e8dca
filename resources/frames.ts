/** Screens with a smaller frame: data for machines/layout.ts. */

/** Screens that need the width: the menu is collapsed to icons. Source: docs/requirements.md S4.10. */
export const railedPaths: readonly `/${string}`[] = ["/orders/import"];

/**
 * Screens without menu and bars: failures of the whole app, and stations, which are read at two metres and have their
 * menu inside. `/404` keeps the menu, so that people can go on. Source: docs/requirements.md S2.40–S2.43, S2.46.
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

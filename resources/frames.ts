/** Screens that want less around them than others: data for machines/layout.ts. */

/** The menu is collapsed to icons: what is done here needs the width. Source: spec S4.10. */
export const railedPaths: readonly `/${string}`[] = ["/orders/import"];

/**
 * Nothing stands around them: pages that say what happened and lead on, and stations, which are read at two metres and
 * have a menu of their own. Source: spec S2.40–S2.43, S2.46; workshop §5.
 */
export const barePaths: readonly `/${string}`[] = [
  "/404",
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

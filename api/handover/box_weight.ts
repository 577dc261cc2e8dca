/** Decides if the weight of a box proves that no package is missing. Source: docs/handover.md. */

/** Maximum number of packages in a box: one person scans them in a quarter of an hour. */
export const MAX_BOX_PACKAGES = 200;
/** From this weight on, the screen warns that two people have to lift the box. */
export const HEAVY_BOX_G = 23_000;
export const MAX_BOX_G = 30_000;
/** Highest weight of an empty box. */
export const MAX_TARE_G = 5_000;

const MIN_TOLERANCE_G = 50;
const TOLERANCE_OF_ONE_G = 5;

export interface BoxContents {
  readonly packages: number;
  readonly net_g: number;
  /** Number of packages that nobody weighed. */
  readonly estimated: number;
  /** Weight of the lightest package; 0 for an empty box. */
  readonly lightest_g: number;
}

export interface BoxWeighing {
  readonly gross_g: number;
  readonly tare_g: number;
  /** Number of packages that a person counted; null if nobody did. */
  readonly count: number | null;
}

/** Errors of single weighings are independent, so their sum grows with the square root of their number. */
export const toleranceOf = (packages: number): number =>
  Math.max(MIN_TOLERANCE_G, TOLERANCE_OF_ONE_G * Math.sqrt(packages));

/** True if all were weighed, and the lightest exceeds twice the tolerance; otherwise the packages are counted. */
export const isProvenByWeight = ({ packages, estimated, lightest_g }: BoxContents): boolean =>
  estimated === 0 && toleranceOf(packages) < lightest_g / 2;

/** Returns the grams that the scale shows beyond the packages; below zero if something is missing. */
export const excessOf = (
  { net_g }: Pick<BoxContents, "net_g">,
  { gross_g, tare_g }: Pick<BoxWeighing, "gross_g" | "tare_g">,
): number => gross_g - tare_g - net_g;

export interface WeightVerdict {
  /** True if the scale shows more than the empty box. */
  readonly onScale: boolean;
  readonly liftable: boolean;
  readonly inTolerance: boolean;
  readonly counted: boolean;
}

/** Only the count decides if a package was never weighed, because a weight from the catalogue is an estimate. */
export function weightVerdict(contents: BoxContents, weighing: BoxWeighing): WeightVerdict {
  const { packages, estimated } = contents;
  const { gross_g, tare_g, count } = weighing;
  return {
    onScale: gross_g > tare_g,
    liftable: gross_g <= MAX_BOX_G,
    inTolerance: estimated > 0 || Math.abs(excessOf(contents, weighing)) <= toleranceOf(packages),
    counted: isProvenByWeight(contents) ? count === null || count === packages : count === packages,
  };
}

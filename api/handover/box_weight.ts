/** Decides if the weight of a box proves that no package is missing. Source: docs/handover.md. */

/** A box that one person scans through in a quarter of an hour. */
export const MAX_BOX_PACKAGES = 200;
/** From here on the screen warns: two people lift it. */
export const HEAVY_BOX_G = 23_000;
export const MAX_BOX_G = 30_000;
/** An empty box of the largest kind. */
export const MAX_TARE_G = 5_000;

const MIN_TOLERANCE_G = 50;
const TOLERANCE_OF_ONE_G = 5;

/** The sums of a box's packages. */
export interface BoxContents {
  readonly packages: number;
  readonly net_g: number;
  /** Packages that nobody weighed. */
  readonly estimated: number;
  /** Grams of the lightest one; 0 for an empty box. */
  readonly lightest_g: number;
}

export interface BoxWeighing {
  readonly gross_g: number;
  readonly tare_g: number;
  /** As a person counted them; null if nobody did. */
  readonly count: number | null;
}

/** Each scale errs by itself, so the error of many grows with the square root. */
export const toleranceOf = (packages: number): number =>
  Math.max(MIN_TOLERANCE_G, TOLERANCE_OF_ONE_G * Math.sqrt(packages));

/** A missing package shifts the weight by twice the tolerance at least, or the packages have to be counted. */
export const isProvenByWeight = ({ packages, estimated, lightest_g }: BoxContents): boolean =>
  estimated === 0 && toleranceOf(packages) < lightest_g / 2;

/** Returns the grams that the scale shows beyond the packages; below zero if something is missing. */
export const excessOf = (
  { net_g }: Pick<BoxContents, "net_g">,
  { gross_g, tare_g }: Pick<BoxWeighing, "gross_g" | "tare_g">,
): number => gross_g - tare_g - net_g;

export interface WeightVerdict {
  /** The scale shows more than the empty box. */
  readonly onScale: boolean;
  readonly liftable: boolean;
  readonly inTolerance: boolean;
  readonly counted: boolean;
}

/** A catalogue's weight is not a measure: with a package that nobody weighed only the count is asked. */
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

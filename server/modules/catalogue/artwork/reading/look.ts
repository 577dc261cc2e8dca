/** What a print file turned out to be. */
import type { Box } from "../../../../../api/catalogue/artwork.ts";
import { MOST_SEMI_PPM } from "../../../../../api/catalogue/artwork.ts";
import type { Small } from "./shrink.ts";

export interface ArtLook {
  readonly type: "image/png" | "image/jpeg";
  readonly w_px: number;
  readonly h_px: number;
  readonly alpha: boolean;
  readonly semi_ppm: number;
  readonly bbox: Box;
  /** Its colors are those of another profile than sRGB. */
  readonly isOtherProfile: boolean;
  /** Null of a JPEG: a browser shows it as it is. */
  readonly previews: { readonly large: Small; readonly small: Small } | null;
}

/** What its seller should know of it: it is taken all the same. */
export const warningsOf = ({ alpha, semi_ppm, isOtherProfile }: ArtLook): string[] => [
  ...semi_ppm > MOST_SEMI_PPM ? ["semiTransparent"] : [],
  ...alpha ? [] : ["opaque"],
  ...isOtherProfile ? ["otherColors"] : [],
];

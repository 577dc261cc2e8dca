import type { Box } from "../../../../../api/catalogue/artwork.ts";
import { MAX_SEMI_PPM } from "../../../../../api/catalogue/artwork.ts";
import type { Small } from "./shrink.ts";

export interface ArtFindings {
  readonly type: "image/png" | "image/jpeg";
  readonly w_px: number;
  readonly h_px: number;
  readonly alpha: boolean;
  readonly semi_ppm: number;
  readonly bbox: Box;
  /** True if the colors have another profile than sRGB. */
  readonly isOtherProfile: boolean;
  readonly previews: { readonly large: Small; readonly small: Small } | null;
}

export const warningsOf = ({ alpha, semi_ppm, isOtherProfile }: ArtFindings): string[] => [
  ...semi_ppm > MAX_SEMI_PPM ? ["semiTransparent"] : [],
  ...alpha ? [] : ["opaque"],
  ...isOtherProfile ? ["otherColors"] : [],
];

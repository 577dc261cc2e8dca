/** What the thread that judges a print file is told, and what it says. */
import type { ArtRefusal } from "../../../../../api/catalogue/artwork.ts";
import type { ArtLook } from "./look.ts";

export type Told =
  | { readonly kind: "begin"; readonly bytes: number }
  /** Null at the end of the file. */
  | { readonly kind: "piece"; readonly piece: Uint8Array<ArrayBuffer> | null };

/** What is known of a file, and its pictures as PNGs. */
export type JudgedArt = Omit<ArtLook, "previews"> & {
  readonly previews: {
    readonly large: Uint8Array<ArrayBuffer>;
    readonly small: Uint8Array<ArrayBuffer>;
  } | null;
};

export type Said =
  | { readonly kind: "ready" }
  /** It is done with what it was given. */
  | { readonly kind: "more" }
  | { readonly kind: "done"; readonly art: JudgedArt }
  | { readonly kind: "refused"; readonly code: ArtRefusal }
  /** It is ours. */
  | { readonly kind: "failed"; readonly message: string };

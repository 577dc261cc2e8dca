/** Defines the messages to and from the thread that checks a print file. */
import type { ArtRefusal } from "../../../../../api/catalogue/artwork.ts";
import type { ArtFindings } from "./findings.ts";

export type JudgeRequest =
  | { readonly kind: "begin"; readonly bytes: number }
  | { readonly kind: "piece"; readonly piece: Uint8Array<ArrayBuffer> | null };

export type JudgedArt = Omit<ArtFindings, "previews"> & {
  readonly previews: {
    readonly large: Uint8Array<ArrayBuffer>;
    readonly small: Uint8Array<ArrayBuffer>;
  } | null;
};

export type JudgeReply =
  | { readonly kind: "ready" }
  | { readonly kind: "more" }
  | { readonly kind: "done"; readonly art: JudgedArt }
  | { readonly kind: "refused"; readonly code: ArtRefusal }
  /** The check itself failed, which says nothing about the file. */
  | { readonly kind: "failed"; readonly message: string };

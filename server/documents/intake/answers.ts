/** Requests to the thread that reads uploaded files, and its responses. */
import type { PageRefusal } from "../../../api/shipping/label_pages/refusals.ts";
import type { Size } from "../reading/size.ts";

export type ReadRequest =
  | { readonly kind: "open"; readonly bytes: Uint8Array<ArrayBuffer> }
  /** Pages are numbered from 1. A quick reading renders the page in only one resolution. */
  | { readonly kind: "read"; readonly page: number; readonly isQuick?: boolean }
  /** A PNG that we wrote ourselves. */
  | { readonly kind: "picture"; readonly bytes: Uint8Array<ArrayBuffer> };

export interface ReadPage extends Size {
  /** A PDF of the page, rewritten by us. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** A PNG of the page. */
  readonly preview: Uint8Array<ArrayBuffer>;
  /** SHA-256 of the page's picture, which is equal for the same label in two files. */
  readonly digest: string;
  readonly text: string;
  /** Texts of the codes on the page, each once. */
  readonly codes: readonly string[];
}

export type Answer =
  | { readonly kind: "opened"; readonly pages: number }
  | { readonly kind: "read"; readonly page: ReadPage }
  | { readonly kind: "codes"; readonly codes: readonly string[] }
  | { readonly kind: "refused"; readonly code: PageRefusal; readonly isOver: boolean }
  /** Sent after a bug in our code. */
  | { readonly kind: "failed"; readonly message: string };

/** A print file as a form takes it, and what is said of it. */
import { type ArtRefusal, isArtRefusal, MAX_ART_BYTES } from "../../../../api/catalogue/artwork.ts";
import type { KeptFile } from "../../../../machines/file_upload.ts";
import type { FileKind } from "../../../engine/file/file_wiring.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import type { ArtFile } from "./wiring.ts";

/** What the API keeps. */
export type KeptArt = KeptFile & ArtFile;

const SIZE_MB = MAX_ART_BYTES / 1024 ** 2;

const isOurs = (code: string): code is ArtRefusal | "tooLarge" => code === "tooLarge" || isArtRefusal(code);

export const artKind = (seller: string): FileKind<KeptArt> => ({
  path: ({ name, key }) => `/artwork?${new URLSearchParams({ seller, name, key })}`,
  maxBytes: MAX_ART_BYTES,
  accepted: ".png,.jpg,.jpeg,image/png,image/jpeg",
  dropText: () => t("artwork.drop", { size: SIZE_MB }),
  hint: () => t("artwork.drop", { size: SIZE_MB }),
  refusal: ({ code }) =>
    isOurs(code) ? t(`artwork.refused.${code}`, { size: SIZE_MB }) : problemText({ code }),
});

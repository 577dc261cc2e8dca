import {
  type ArtArea,
  dpiAt,
  maxWidthAt,
  PLACE_CHECKS,
  placeChecks,
  touchesArea,
} from "../../../../api/catalogue/artwork.ts";
import type { PlacedArt } from "../../../../machines/placing.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

export interface Check {
  readonly code: string;
  readonly text: string;
  readonly isWrong: boolean;
}

const KNOWN = [...PLACE_CHECKS, "semiTransparent", "opaque", "otherColors"] as const;
const isKnown = (code: string): code is (typeof KNOWN)[number] => (KNOWN as readonly string[]).includes(code);

/** @param code shown unchanged if this build does not know it */
function textOf(code: string, { file, w_mm }: PlacedArt, area: ArtArea): string {
  if (!isKnown(code)) return code;
  return t(`artwork.checks.${code}`, {
    dpi: numberText(dpiAt(file, w_mm)),
    min: numberText(area.dpi_min),
    good: numberText(area.dpi_good),
    width: numberText(maxWidthAt(file, area.dpi_min)),
  });
}

export function checksOf(placed: PlacedArt, area: ArtArea): Check[] {
  const isOut = !touchesArea(placed.file, placed, area);
  const codes = [...placeChecks(placed.file, placed, area), ...placed.file.checks];
  return [
    ...isOut ? [{ code: "outsideArea", text: t("artwork.checks.outsideArea"), isWrong: true }] : [],
    ...codes.map((code) => ({ code, text: textOf(code, placed, area), isWrong: code === "lowDpi" })),
  ];
}

/** The print on its garment: the drawings come when the first of them is shown. */
import type { ReactNode } from "react";
import { lazily } from "../../../lib/lazily.tsx";
import { t } from "../../../lib/i18n.ts";
import { useGarmentColor } from "../items/picture_color.ts";
import { areaWord } from "./area_word.ts";
import type { ShownPrint } from "./garment/garment_view.tsx";

const GarmentView = lazily(() => import("./garment/garment_view.tsx"));

interface Props {
  readonly outline: string;
  readonly area: { readonly key: string; readonly w_mm: number; readonly h_mm: number };
  readonly print: ShownPrint | null;
  /** Its picture, of which the color is. */
  readonly image_id: string;
  readonly look: "small" | "large";
  /** Shown of an area that its product has no more. */
  readonly instead?: ReactNode;
}

export function OnGarment({ outline, area, print, image_id, look, instead = null }: Props) {
  const color = useGarmentColor(image_id);
  if (outline === "" || area.w_mm <= 0 || area.h_mm <= 0) return <>{instead}</>;
  const label = t("artwork.onGarment", { area: areaWord(area.key) });
  return <GarmentView {...{ outline, area, print, color, look, label }} />;
}

/** Draws a print on its garment. The drawing code loads on first use. */
import type { ReactNode } from "react";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { t } from "../../../lib/i18n.ts";
import { useGarmentColor } from "../items/picture_color.ts";
import { areaWord } from "./area_word.ts";
import type { ShownPrint } from "./garment/garment_view.tsx";

const GarmentView = lazyPart(() => import("./garment/garment_view.tsx"));

interface Props {
  readonly outline: string;
  readonly area: { readonly key: string; readonly w_mm: number; readonly h_mm: number };
  readonly print: ShownPrint | null;
  readonly image_id: string;
  readonly size: "small" | "large";
  /** Shown if the product no longer has this area. */
  readonly instead?: ReactNode;
}

export function OnGarment({ outline, area, print, image_id, size, instead = null }: Props) {
  const color = useGarmentColor(image_id);
  if (outline === "" || area.w_mm <= 0 || area.h_mm <= 0) return <>{instead}</>;
  const label = t("artwork.onGarment", { area: areaWord(area.key) });
  return <GarmentView {...{ outline, area, print, color, size, label }} />;
}

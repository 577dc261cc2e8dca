import { t } from "../../../../lib/i18n.ts";
import { listText } from "../../../../parts/format.ts";
import type { CustomsLine } from "../package.ts";

export function sourceText(
  { skus, source, value_minor }: Pick<CustomsLine, "skus" | "source" | "value_minor">,
): string {
  if (source === "hand") return t("customs.source.hand");
  const items = t("customs.items", { skus: listText(skus) });
  const value = value_minor === null ? "" : t(`customs.source.${source as "shop" | "house" | "mixed"}`);
  return [items, value].filter(Boolean).join(" · ");
}

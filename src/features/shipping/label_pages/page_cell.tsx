/** A small picture of the page, beside its row. */
import type { AddedCellProps } from "../../../engine/features.ts";
import { useFileAddress } from "../../../lib/file_address.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useLabelPageStyles } from "./label_pages.styles.ts";
import { previewPath } from "./wiring.ts";

export default function PageCell({ row }: AddedCellProps) {
  const styles = useLabelPageStyles();
  const address = useFileAddress(previewPath(row._id));
  const alt = t("labelPages.picture", {
    page: numberText(Number(row["page"] ?? 1)),
    name: String(row["name"] ?? ""),
  });
  if (address === null || address === "failed") {
    return <span className={styles.small} role="img" aria-label={alt} />;
  }
  return <img className={styles.small} src={address} alt={alt} />;
}

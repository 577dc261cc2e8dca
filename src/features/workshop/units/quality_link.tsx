/** Links the list of garments to the reports about their quality. */
import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useUnitStyles } from "./unit.styles.ts";

export default function QualityLink() {
  const styles = useUnitStyles();
  return (
    <div className={styles.note}>
      <LinkButton isSmall href="/orders/print/quality">{t("menu.quality")}</LinkButton>
    </div>
  );
}

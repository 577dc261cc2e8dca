import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useBoxStyles } from "./box.styles.ts";

export default function ScansLink() {
  const styles = useBoxStyles();
  return (
    <div className={styles.note}>
      <LinkButton isSmall href="/containers/scans">{t("boxScans.title")}</LinkButton>
    </div>
  );
}

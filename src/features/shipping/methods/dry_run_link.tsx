import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useMethodStyles } from "./methods.styles.ts";

export default function DryRunLink() {
  const styles = useMethodStyles();
  return (
    <div className={styles.note}>
      <LinkButton isSmall href="/logistics/test">{t("methods.test.title")}</LinkButton>
    </div>
  );
}

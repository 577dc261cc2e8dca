import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useCatalogueStyles } from "./catalogue.styles.ts";

export default function ImportLink() {
  const styles = useCatalogueStyles();
  return (
    <div className={styles.note}>
      <LinkButton isSmall href="/items/import">{t("catalogue.import.title")}</LinkButton>
    </div>
  );
}

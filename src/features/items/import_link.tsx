/** The way from the list of items to their import. */
import { allOf, allows } from "../../../api/access.ts";
import { catalogueRights } from "../../../resources/products.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { useCatalogueStyles } from "./catalogue.styles.ts";

const MAY_IMPORT = allOf(catalogueRights.add, catalogueRights.update);

export default function ImportLink() {
  const styles = useCatalogueStyles();
  const person = usePerson();
  if (!allows(MAY_IMPORT, person)) return null;
  return (
    <div className={styles.note}>
      <LinkButton isSmall href="/items/import">{t("catalogue.import.title")}</LinkButton>
    </div>
  );
}

/** The way from the list of items to their import. */
import { allOf, allows } from "../../../api/access.ts";
import { catalogueRights } from "../../../resources/products.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { LinkButton } from "../../parts/link_button.tsx";

const MAY_IMPORT = allOf(catalogueRights.add, catalogueRights.update);

export default function ImportLink() {
  const person = usePerson();
  if (!allows(MAY_IMPORT, person)) return null;
  return <LinkButton isSmall href="/items/import">{t("catalogue.import.title")}</LinkButton>;
}

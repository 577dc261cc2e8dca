import { allows } from "../../../../api/access.ts";
import { tiktokRights } from "../../../../resources/handover/tiktok_orders.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { useTiktokStyles } from "./tiktok.styles.ts";

export default function ListLinks() {
  const styles = useTiktokStyles();
  const person = usePerson();
  return (
    <div className={styles.links}>
      <LinkButton isSmall href="/tiktok-orders/skus">{t("tiktokOrders.skus.title")}</LinkButton>
      {allows(tiktokRights.update, person) && (
        <LinkButton isSmall href="/tiktok-orders/tracking">{t("tiktokOrders.tracking.title")}</LinkButton>
      )}
    </div>
  );
}

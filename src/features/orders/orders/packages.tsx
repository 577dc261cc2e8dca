import { t } from "../../../lib/i18n.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { CopyButton } from "../../../parts/copy_button.tsx";
import type { Order } from "./order.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { PackageLink } from "./package_link.tsx";
import TrackingLink from "../../../parts/tracking_link.tsx";
import { Section } from "../../../parts/section.tsx";

export function Packages({ order }: { readonly order: Order }) {
  const styles = usePartStyles();
  const { quiet, plainList } = useRecordStyles();
  return (
    <Section title={t("record.section.packages")}>
      {order.packages.length === 0 && <span className={quiet}>{t("record.noPackages")}</span>}
      <ul className={plainList}>
        {order.packages.map((each) => (
          <li key={each._id} className={styles.row}>
            <PackageLink id={each._id} code={each.code} />
            <StatusPill kind="package" axis="shipment_status" status={each.shipment_status} />
            <bdi>{each.carrier}</bdi>
            {each.tracking_number && (
              <>
                <TrackingLink carrier={each.carrier} number={each.tracking_number} />
                <CopyButton text={each.tracking_number} what={t("field.tracking_number")} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

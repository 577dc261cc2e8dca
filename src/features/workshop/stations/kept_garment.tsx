/** A ticket that was read without a connection: what is known of its garment, and that nothing is confirmed yet. */
import type { Desk } from "../../../../machines/station_facts.ts";
import { t } from "../../../lib/i18n.ts";
import { useGarmentStyles } from "./garment.styles.ts";

interface Props {
  readonly ticket: string;
  /** It may be among those that were to come next. */
  readonly known: Desk["next"][number] | undefined;
}

export function KeptGarment({ ticket, known }: Props) {
  const styles = useGarmentStyles();
  return (
    <section className={styles.resting} aria-label={ticket} data-garment={ticket}>
      <bdi className={styles.restingText}>{ticket}</bdi>
      <span className={styles.areaName}>{t("stations.unconfirmed")}</span>
      {known && (
        <>
          <span className={styles.mm} dir="auto">{known.product_title}</span>
          <bdi className={styles.restingText}>{[known.color, known.size].filter(Boolean).join(" · ")}</bdi>
        </>
      )}
    </section>
  );
}

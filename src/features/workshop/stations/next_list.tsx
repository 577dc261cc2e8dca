import type { Desk } from "../../../../machines/workshop/station_context.ts";
import { t } from "../../../lib/i18n.ts";
import { listText } from "../../../parts/format.ts";
import { useListStyles } from "./frame/lists.styles.ts";

interface Props extends Pick<Desk, "next" | "waiting"> {
  /** Tickets of further garments in work at this station. */
  readonly others: readonly string[];
}

export function NextList({ next, waiting, others }: Props) {
  const styles = useListStyles();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t("stations.nextOf", { count: waiting })}</h2>
      {others.length > 0 && (
        <span className={styles.row}>
          <bdi className={styles.rest}>{t("stations.others", { tickets: listText(others) })}</bdi>
        </span>
      )}
      <ol className={styles.list} data-next>
        {next.map(({ ticket, product_title, color, size }) => {
          const text = [product_title, color, size].filter(Boolean).join(" · ");
          return (
            <li key={ticket} className={styles.row}>
              <bdi className={styles.name}>{ticket}</bdi>
              <span className={styles.rest} dir="auto" title={text}>{text}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

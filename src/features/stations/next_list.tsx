/** While one is open: what comes next, in a line each. */
import type { Desk } from "../../../machines/station_facts.ts";
import { t } from "../../lib/i18n.ts";
import { useListStyles } from "./frame/lists.styles.ts";

export function NextList({ next, waiting }: Pick<Desk, "next" | "waiting">) {
  const styles = useListStyles();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t("stations.nextOf", { count: waiting })}</h2>
      <ol className={styles.list}>
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

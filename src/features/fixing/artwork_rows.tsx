/** Items of drafts that wait for their artwork: each is placed once, on a screen of its own, for all drafts that have it. */
import { Link } from "@fluentui/react-components";
import { useId } from "react";
import { Link as RouterLink } from "wouter";
import { orders } from "../../../resources/orders.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { artworkHref } from "../artwork/href.ts";
import { useFixingStyles } from "./fixing.styles.ts";
import type { FixingAnswer } from "./wiring.ts";

type Missing = FixingAnswer["artwork"][number];

export function ArtworkRows({ rows }: { readonly rows: readonly Missing[] }) {
  const styles = useFixingStyles();
  const id = useId();
  if (rows.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.subtitle}>{t("artwork.worklist")}</h2>
      <p className={styles.help}>{t("artwork.worklistHelp")}</p>
      <ul className={styles.list}>
        {rows.map((row) => <Row key={`${row.store_id} ${row.external_sku} ${row.item_id}`} row={row} />)}
      </ul>
    </section>
  );
}

function Row({ row }: { readonly row: Missing }) {
  const styles = useFixingStyles();
  const { store_id, store_name, seller_name, external_sku, item_id, sku, title, variant } = row;
  const { orders: drafts, example_id, example_code, example_line } = row;
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <bdi className={styles.sku}>{external_sku}</bdi>
        <bdi dir="auto">{[title, variant].filter(Boolean).join(", ")}</bdi>
        {external_sku !== sku && <bdi className={styles.quiet}>{sku}</bdi>}
      </span>
      <span className={styles.words}>
        <bdi dir="auto">{store_name === seller_name ? store_name : `${store_name} · ${seller_name}`}</bdi>
        <span className={styles.quiet}>
          {`${t("fixing.draftsCount", { count: numberText(drafts) })} · `}
          <RouterLink href={`${orders.path}/all/${encodeURIComponent(example_id)}`} asChild>
            <Link>{example_code}</Link>
          </RouterLink>
        </span>
      </span>
      <span>
        <LinkButton
          href={artworkHref({ line: example_line, store: store_id, sku: external_sku, item: item_id })}
        >
          {t("artwork.fixRow", { count: drafts })}
        </LinkButton>
      </span>
    </li>
  );
}

import { useId } from "react";
import { t } from "../../../lib/i18n.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { artworkHref } from "../../catalogue/artwork/href.ts";
import { useFixingStyles } from "./draft_fixing.styles.ts";
import { WaitingRow } from "./waiting_row.tsx";
import type { ArtworkAnswer } from "./wiring.ts";

type Missing = ArtworkAnswer["rows"][number];

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
  const { store_id, store_name, seller_name, external_sku, item_id, sku, title, variant, example_line } = row;
  const waiting = {
    ...row,
    sku: external_sku,
    title: [title, variant].filter(Boolean).join(", "),
    why: external_sku === sku ? "" : sku,
    owner: store_name === seller_name ? store_name : `${store_name} · ${seller_name}`,
  };
  return (
    <WaitingRow row={waiting}>
      <span>
        <LinkButton
          href={artworkHref({ line: example_line, store: store_id, sku: external_sku, item: item_id })}
        >
          {t("artwork.fixRow", { count: row.orders })}
        </LinkButton>
      </span>
    </WaitingRow>
  );
}

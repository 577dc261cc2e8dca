/** `/tiktok-orders/skus`: SKUs of TikTok shops that are not matched to our items yet. */
import { Link, Spinner } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink } from "wouter";
import { tiktokOrders, tiktokRights } from "../../../../resources/handover/tiktok_orders.ts";
import { stores } from "../../../../resources/orders/stores.ts";
import { allows } from "../../../../api/access.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { numberText } from "../../../parts/format.ts";
import { MapChoice } from "./map_choice.tsx";
import { useTiktokStyles } from "./tiktok.styles.ts";
import { skusSource, type WaitingSku } from "./wiring.ts";

export default function SkusPage() {
  const styles = useImportStyles();
  const own = useTiktokStyles();
  const [mapped, setMapped] = useState("");
  const { answer, failure, refresh } = useAnswer(skusSource);
  useTitle(t("tiktokOrders.skus.title"));
  const waiting = answer?.tiktokSkus ?? [];
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={tiktokOrders.path} asChild>
          <Link>{t("record.back", { list: t("menu.tiktok_orders") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("tiktokOrders.skus.title")}</h1>
        <p className={styles.text}>{t("tiktokOrders.skus.text")}</p>
      </header>
      {!answer && !failure && <Spinner size="tiny" label={t("imports.reading")} />}
      {failure && <div role="alert">{t("tiktokOrders.skus.failed", { why: failureText(failure) })}</div>}
      {mapped !== "" && (
        <p role="status" className={own.done}>{t("tiktokOrders.skus.done", { sku: mapped })}</p>
      )}
      {answer && waiting.length === 0 && <p role="status">{t("tiktokOrders.skus.none")}</p>}
      <ul className={own.rows}>
        {waiting.map((row) => (
          <Sku
            key={`${row.store_id} ${row.sku}`}
            row={row}
            onDone={() => {
              setMapped(row.sku);
              refresh();
            }}
          />
        ))}
      </ul>
    </div>
  );
}

function Sku({ row, onDone }: { readonly row: WaitingSku; readonly onDone: () => void }) {
  const styles = useTiktokStyles();
  const mayMap = allows(tiktokRights.update, usePerson());
  const { store_id, store_name, sku, title, variant, orders, example_id, example_number } = row;
  return (
    <li className={styles.row}>
      <span className={styles.stack}>
        <bdi className={styles.code} translate="no">{sku}</bdi>
        <bdi>{[title, variant].filter(Boolean).join(", ")}</bdi>
        <span className={styles.quiet}>
          <RouterLink href={`${stores.path}/all/${encodeURIComponent(store_id)}`} asChild>
            <Link>
              <bdi>{store_name}</bdi>
            </Link>
          </RouterLink>
          {" · "}
          {t("tiktokOrders.skus.orders", { count: orders, number: numberText(orders) })}
          {" · "}
          <RouterLink href={`${tiktokOrders.path}/all/${encodeURIComponent(example_id)}`} asChild>
            <Link>{t("tiktokOrders.skus.example", { number: example_number })}</Link>
          </RouterLink>
        </span>
      </span>
      {mayMap && <MapChoice storeId={store_id} sku={sku} onDone={onDone} />}
    </li>
  );
}

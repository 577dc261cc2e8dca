/** `/tiktok-orders/import`: imports TikTok orders from a file of TikTok's Seller Center. */
import { Link, Spinner } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink } from "wouter";
import { NEEDED_FIELDS, tiktokHeader } from "../../../../api/csv/tiktok_columns.ts";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { TableImport } from "../../../engine/imports/table_import.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { ImportRows } from "./import_rows.tsx";
import { StoreChoice } from "./store_choice.tsx";
import { storesSource } from "./wiring.ts";

export default function TiktokImportPage() {
  const styles = useImportStyles();
  const [storeId, setStoreId] = useState("");
  const { answer, failure } = useAnswer(storesSource);
  useTitle(t("tiktokOrders.import.title"));
  const store = answer?.stores.find(({ _id }) => _id === storeId);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={tiktokOrders.path} asChild>
          <Link>{t("record.back", { list: t("menu.tiktok_orders") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("tiktokOrders.import.title")}</h1>
        <p className={styles.text}>{t("tiktokOrders.import.text")}</p>
      </header>
      {failure && <div role="alert">{t("tiktokOrders.loadFailed", { why: failureText(failure) })}</div>}
      {!answer && !failure && <Spinner size="tiny" label={t("imports.reading")} />}
      {answer && (
        <div className={styles.narrow}>
          <StoreChoice
            stores={answer.stores}
            storeId={storeId}
            hint={t("tiktokOrders.import.storeHelp")}
            onChoose={setStoreId}
          />
        </div>
      )}
      {store && (
        <TableImport
          key={store._id}
          columns={NEEDED_FIELDS.map(tiktokHeader)}
          words={{
            paste: t("tiktokOrders.import.paste"),
            pasteHelp: t("tiktokOrders.import.pasteHelp"),
            look: t("tiktokOrders.import.look"),
          }}
        >
          {(table, file) => (
            <ImportRows
              key={`${file.name} ${file.size} ${file.lastModified}`}
              {...{ table, file, storeId }}
              timeZone={store.time_zone || config().timeZone}
            />
          )}
        </TableImport>
      )}
    </div>
  );
}

/** `/tiktok-orders/tracking`: exports tracking numbers as a file for TikTok's bulk shipping. */
import { Link, Spinner } from "@fluentui/react-components";
import { useState } from "react";
import { Link as RouterLink } from "wouter";
import { tiktokOrders } from "../../../../resources/handover/tiktok_orders.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { download } from "../../../lib/download.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { SaveButton } from "../../desk/jobs/job_file.tsx";
import { StoreChoice } from "./store_choice.tsx";
import { storesSource } from "./wiring.ts";

export default function TrackingPage() {
  const styles = useImportStyles();
  const [storeId, setStoreId] = useState("");
  const { answer, failure } = useAnswer(storesSource);
  useTitle(t("tiktokOrders.tracking.title"));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={tiktokOrders.path} asChild>
          <Link>{t("record.back", { list: t("menu.tiktok_orders") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("tiktokOrders.tracking.title")}</h1>
        <p className={styles.text}>{t("tiktokOrders.tracking.text")}</p>
      </header>
      {failure && <div role="alert">{t("tiktokOrders.loadFailed", { why: failureText(failure) })}</div>}
      {!answer && !failure && <Spinner size="tiny" label={t("imports.reading")} />}
      {answer && (
        <div className={styles.narrow}>
          <StoreChoice stores={answer.stores} storeId={storeId} onChoose={setStoreId} />
          <div className={styles.buttons}>
            <SaveButton
              isPrimary
              words={t("tiktokOrders.tracking.save")}
              whyNot={storeId === "" ? t("tiktokOrders.tracking.choose") : null}
              save={() =>
                download(`/tiktok/tracking?store=${encodeURIComponent(storeId)}`, "tiktok-tracking.csv")}
            />
          </div>
        </div>
      )}
    </div>
  );
}

/** Choosing: the store, the file, and what stands in the way. */
import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import type { Import } from "../../wiring/import.ts";
import { DropZone } from "./drop_zone.tsx";
import { useImportStyles } from "./import.styles.ts";
import { StoreSelect } from "./store_select.tsx";
import { UnfitNotice } from "./unfit_notice.tsx";

export function ImportForm({ work }: { readonly work: Import }) {
  const styles = useImportStyles();
  return (
    <>
      <StoreSelect storeId={work.storeId} isMissing={work.isStoreMissing} onChoose={work.chooseStore} />
      <DropZone work={work} />
      {work.phase === "unfit" && work.unfit && <UnfitNotice unfit={work.unfit} />}
      {work.phase === "ready" && work.failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {t("imports.refused", { reason: failureText(work.failure) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {work.phase === "ready" && (
        <div className={styles.buttons}>
          <Button appearance="primary" onClick={work.start}>{t("imports.start")}</Button>
        </div>
      )}
    </>
  );
}

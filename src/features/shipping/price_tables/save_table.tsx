import { Button } from "@fluentui/react-components";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { isSendingPhase, runStep } from "../../../engine/record/move_wiring.ts";
import { t } from "../../../lib/i18n.ts";
import { useLeaveGuard } from "../../../lib/leave_guard.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import { type LoadedPriceTable, SAVE, useSavePriceTable } from "./table_source.ts";
import type { PriceTableEditing } from "./table_store.ts";
import { useSheetStyles } from "./sheet/sheet.styles.ts";

const LEAVE_WORDS = {
  title: "priceTables.leaving.title",
  text: "priceTables.leaving.text",
  steps: "priceTables.leaving.steps",
} as const;

export function SaveTable(
  { table, editing }: { readonly table: LoadedPriceTable; readonly editing: PriceTableEditing },
) {
  const styles = useSheetStyles();
  const { isDirty, read, version } = editing;
  const mover = useSavePriceTable(table, usePerson()._id, (saved) => {
    notify("success", t("priceTables.saved"));
    editing.keep(saved);
  });
  useLeaveGuard(isDirty, LEAVE_WORDS);
  const isSending = isSendingPhase(mover);
  const isUnread = read.wrong.length > 0;
  const isNewer = isDirty && table.version > version;
  const save = () => {
    if (isSending || isUnread) return;
    editing.markSent();
    runStep(mover, SAVE, { body: JSON.stringify(read.body), version: String(version) });
  };
  return (
    <>
      <MoveMessageBar mover={mover} hasSteps={false} />
      {isDirty && (
        <div className={styles.bar} role="group" aria-label={t("priceTables.unsaved")}>
          <span>{t(isUnread ? "priceTables.fixFirst" : "priceTables.unsaved")}</span>
          {isNewer && <span className={styles.red}>{t("priceTables.newer")}</span>}
          <Button appearance="primary" disabledFocusable={isSending || isUnread} onClick={save}>
            {t(isSending ? "record.form.saving" : "priceTables.save")}
          </Button>
          <Button disabledFocusable={isSending} onClick={editing.drop}>{t("priceTables.drop")}</Button>
        </div>
      )}
    </>
  );
}

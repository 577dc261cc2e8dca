import { Field, MessageBar, MessageBarBody, Select } from "@fluentui/react-components";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { Import } from "./import_wiring.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { ColumnMap } from "./column_map.tsx";
import { DropZone } from "./drop_zone.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { OrderRules } from "./order_rules.tsx";
import { PreviewPart } from "./preview_part.tsx";
import { Questions } from "./questions.tsx";
import { FormatSummary } from "./format_summary.tsx";
import { StartBar } from "./start_bar.tsx";
import { StoreSelect } from "./store_select.tsx";
import { type ShownStores, useStores } from "./use_stores.ts";
import { UnfitMessageBar } from "../../../engine/imports/unfit_message_bar.tsx";

const storeIn = ({ stores }: ShownStores, id: string) =>
  stores?.ok ? stores.data.find(({ _id }) => _id === id) : undefined;

interface Props {
  readonly importFile: ImportFile;
  readonly work: Import;
}

export function ImportForm({ importFile, work }: Props) {
  const styles = useImportStyles();
  const shown = useStores();
  const { storeId, unfit, phase, file } = importFile;
  const isRead = phase !== "unfit" && importFile.plan !== null;
  const failure = work.upload?.file === file ? work.failure : null;
  return (
    <>
      <div className={styles.narrow}>
        <StoreSelect
          shown={shown}
          storeId={storeId}
          isMissing={work.isStoreMissing && storeId === ""}
          onChoose={importFile.chooseStore}
        />
        <DropZone importFile={importFile} />
        <SheetSelect importFile={importFile} />
        {phase === "unfit" && unfit && <UnfitMessageBar unfit={unfit} />}
      </div>
      <FormatSummary importFile={importFile} />
      {isRead && <Questions importFile={importFile} />}
      {isRead && <ColumnMap work={importFile} />}
      {isRead && <OrderRules work={importFile} store={storeIn(shown, storeId)} />}
      {isRead && <PreviewPart importFile={importFile} />}
      {failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t("imports.refused", { reason: failureText(failure) })}</MessageBarBody>
        </MessageBar>
      )}
      <StartBar {...{ importFile, work }} />
    </>
  );
}

function SheetSelect({ importFile }: { readonly importFile: ImportFile }) {
  const { sheets, sheet } = importFile;
  if (sheets.length < 2) return null;
  return (
    <Field label={t("imports.sheet")} hint={t("imports.sheetHelp")}>
      <Select value={sheet ?? ""} onChange={(_, { value }) => importFile.chooseSheet(value)}>
        {sheets.map((name) => <option key={name} value={name}>{name}</option>)}
      </Select>
    </Field>
  );
}

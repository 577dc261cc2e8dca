import { Button } from "@fluentui/react-components";
import { useId } from "react";
import type { Preview } from "../../../../api/csv/preview.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { Import } from "./import_wiring.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { mappingText } from "./plan_words.ts";
import { previewText } from "./words.ts";

function closedText({ phase, missing, preview, plan }: ImportFile): string {
  if (phase === "looking") return t("imports.startHint");
  if (phase === "mapping") return mappingText(missing);
  if (plan?.unsure || (preview?.partlyRefunded ?? 0) > 0) return t("imports.ask.open");
  return phase === "counted" && preview?.orderCount === 0 ? t("imports.preview.none") : "";
}

function whatText({ outlook }: ImportFile, preview: Preview): string {
  const skipped = outlook === null || outlook === "asking" ? 0 : outlook.skipped;
  const there = t("imports.outlook.skipped", { count: skipped, n: numberText(skipped) });
  return skipped > 0 ? `${previewText(preview)}. ${there}` : previewText(preview);
}

interface Props {
  readonly importFile: ImportFile;
  readonly work: Import;
}

export function StartBar({ importFile, work }: Props) {
  const styles = useImportStyles();
  const hint = useId();
  const { file, plan, storeId, phase, preview } = importFile;
  if (!file || !plan || phase === "unfit") return null;
  const closed = closedText(importFile);
  const words = closed || (phase === "counted" && preview ? whatText(importFile, preview) : "");
  return (
    <div className={styles.bar}>
      <Button
        appearance="primary"
        disabledFocusable={closed !== ""}
        aria-describedby={hint}
        onClick={() => work.start({ file, storeId, plan })}
      >
        {t("imports.start")}
      </Button>
      <span id={hint} className={styles.barText}>{words}</span>
    </div>
  );
}

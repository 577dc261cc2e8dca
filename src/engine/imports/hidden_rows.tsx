/** Reports how many rows the spreadsheet hides; a person may choose to import them too. */
import { Checkbox, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { useImportStyles } from "./import.styles.ts";

interface Props {
  readonly rows: number;
  readonly isKept: boolean;
  readonly onKeep: (isKept: boolean) => void;
}

export function HiddenRows({ rows, isKept, onKeep }: Props) {
  const styles = useImportStyles();
  if (rows === 0) return null;
  return (
    <div className={styles.narrow}>
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>
          {t(isKept ? "imports.hidden.kept" : "imports.hidden.left", { count: rows, n: numberText(rows) })}
        </MessageBarBody>
      </MessageBar>
      <Checkbox
        label={t("imports.remarks.keep")}
        checked={isKept}
        onChange={() => onKeep(!isKept)}
      />
    </div>
  );
}

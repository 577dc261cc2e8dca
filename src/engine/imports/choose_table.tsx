import { Button } from "@fluentui/react-components";
import { useRef } from "react";
import { MAX_UPLOAD_BYTES } from "../../../api/constants.ts";
import { MAX_WORKBOOK_BYTES } from "../../../api/xlsx/bounds.ts";
import { t } from "../../lib/i18n.ts";
import { useImportStyles } from "./import.styles.ts";
import { sizeText } from "../../parts/progress_text.ts";

interface Props {
  readonly name: string;
  readonly isBusy?: boolean;
  readonly onFile: (file: File) => void;
}

export function ChooseTable({ name, isBusy = false, onFile }: Props) {
  const styles = useImportStyles();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.group} role="group" aria-label={t("imports.file")}>
      <div className={styles.buttons}>
        <Button disabledFocusable={isBusy} onClick={() => input.current?.click()}>
          {t(name ? "imports.chooseOther" : "imports.choose")}
        </Button>
        {name && <bdi className={styles.fileName} translate="no">{name}</bdi>}
      </div>
      <span className={styles.small}>
        {t("imports.limit", { size: sizeText(MAX_UPLOAD_BYTES), workbook: sizeText(MAX_WORKBOOK_BYTES) })}
      </span>
      <input
        ref={input}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx"
        hidden
        aria-label={t("imports.file")}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </div>
  );
}

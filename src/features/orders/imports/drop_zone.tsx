import { Button, mergeClasses } from "@fluentui/react-components";
import { ArrowUpload24Regular, Document24Regular } from "@fluentui/react-icons";
import { useId, useRef } from "react";
import { MAX_UPLOAD_BYTES } from "../../../../api/constants.ts";
import { MAX_WORKBOOK_BYTES } from "../../../../api/xlsx/bounds.ts";
import { WORKBOOK_TYPE } from "../../../../api/xlsx/names.ts";
import { t } from "../../../lib/i18n.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { listText } from "../../../parts/format.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { useFileDrop } from "../../../engine/imports/use_file_drop.ts";
import { sizeText } from "../../../parts/progress_text.ts";

/** Filter of the file dialog. The type of a file is detected from its content. */
const ACCEPTED = `.csv,.tsv,.txt,.xlsx,text/csv,text/tab-separated-values,text/plain,${WORKBOOK_TYPE}`;

export function DropZone({ importFile }: { readonly importFile: ImportFile }) {
  const styles = useImportStyles();
  const input = useRef<HTMLInputElement>(null);
  const [label, hint] = [useId(), useId()];
  const isOver = useFileDrop(importFile.chooseFiles);
  const [file] = importFile.files;
  return (
    <div className={styles.group} role="group" aria-labelledby={label}>
      <span id={label}>{t("imports.file")}</span>
      <div
        className={mergeClasses(styles.zone, file && styles.zoneChosen, isOver && styles.zoneOver)}
        onClick={() => input.current?.click()}
      >
        {file && !isOver ? <Chosen importFile={importFile} /> : <Empty isOver={isOver} />}
        {/* A click bubbles to the zone, which opens the file dialog. */}
        <Button aria-describedby={hint}>{t(file ? "imports.chooseOther" : "imports.choose")}</Button>
        <span id={hint} className={styles.small} hidden={file !== undefined}>
          {t("imports.limit", {
            size: sizeText(MAX_UPLOAD_BYTES),
            workbook: sizeText(MAX_WORKBOOK_BYTES),
          })}
        </span>
        <input
          ref={input}
          type="file"
          accept={ACCEPTED}
          hidden
          onClick={(event) => event.stopPropagation()}
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            // The same file may be chosen again after it was changed.
            currentTarget.value = "";
            if (files.length > 0) importFile.chooseFiles(files);
          }}
        />
      </div>
    </div>
  );
}

function Empty({ isOver }: { readonly isOver: boolean }) {
  const styles = useImportStyles();
  return (
    <>
      <ArrowUpload24Regular className={styles.zoneIcon} aria-hidden />
      <span>{t(isOver ? "imports.dropNow" : "imports.drop")}</span>
    </>
  );
}

function Chosen({ importFile: { files, phase } }: { readonly importFile: ImportFile }) {
  const styles = useImportStyles();
  const size = sizeText(files.reduce((sum, each) => sum + each.size, 0));
  return (
    <div className={styles.chosen}>
      <Document24Regular aria-hidden />
      <div className={styles.chosenText}>
        <span className={styles.fileName}>
          <bdi>{listText(files.map(({ name }) => name))}</bdi>
        </span>
        <span className={styles.small}>
          <bdi>{phase === "looking" ? t("imports.reading") : size}</bdi>
        </span>
      </div>
    </div>
  );
}

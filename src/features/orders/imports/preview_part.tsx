import { ProgressBar } from "@fluentui/react-components";
import { useId } from "react";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import type { Preview } from "../../../../api/csv/preview.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { OutlookPart } from "./outlook_part.tsx";
import { PreviewOrders } from "./preview_orders.tsx";
import { ProblemTable } from "../../../engine/imports/problem_table.tsx";
import { RemarksPart } from "./remarks_part.tsx";
import { percentText } from "../../../parts/progress_text.ts";
import { previewText } from "./words.ts";

export function PreviewPart({ importFile }: { readonly importFile: ImportFile }) {
  const styles = useImportStyles();
  const title = useId();
  const { preview } = importFile;
  if (importFile.phase === "mapping" || !preview) return null;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>{t("imports.preview.title")}</h2>
      <Counts importFile={importFile} preview={preview} />
      <RemarksPart importFile={importFile} preview={preview} />
      <OutlookPart importFile={importFile} preview={preview} />
      {preview.orders.length > 0 && <PreviewOrders preview={preview} outlook={importFile.outlook} />}
      {preview.refusals.length > 0 && <Problems preview={preview} />}
    </section>
  );
}

interface PreviewProps {
  readonly preview: Preview;
}

function Counts({ importFile, preview }: PreviewProps & { readonly importFile: ImportFile }) {
  const styles = useImportStyles();
  const bar = useId();
  const { phase, counted, file } = importFile;
  if (phase !== "counting") {
    const isNothing = preview.orderCount === 0;
    return <p className={styles.figures}>{isNothing ? t("imports.preview.none") : previewText(preview)}</p>;
  }
  const share = file && file.size > 0 ? counted / file.size : 0;
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>{t("imports.preview.soFar", { counts: previewText(preview) })}</p>
      <ProgressBar aria-labelledby={bar} value={share} aria-valuetext={percentText(share)} />
      <span id={bar} className={styles.small}>
        {t("imports.preview.counting", { percent: percentText(share) })}
      </span>
    </div>
  );
}

function Problems({ preview: { refusals, refusedRows } }: PreviewProps) {
  const styles = useImportStyles();
  const id = useId();
  const rows = new Set(refusals.map(({ line }) => line)).size;
  const problems = refusals.map(({ code, ...where }) => ({
    ...where,
    reason: { code, text: importReasonText(code) },
  }));
  return (
    <>
      <h3 id={id} className={styles.smallTitle}>{t("imports.preview.problems")}</h3>
      <p className={styles.text}>
        {t("imports.preview.problemsHelp")}{" "}
        {rows < refusedRows && t("imports.preview.problemsFirst", { n: numberText(rows) })}
      </p>
      <ProblemTable problems={problems} labelledBy={id} />
    </>
  );
}

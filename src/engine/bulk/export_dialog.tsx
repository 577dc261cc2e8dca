import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  Radio,
  RadioGroup,
  Spinner,
  tokens,
} from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import type { JobInput } from "../../../api/generated/schema.ts";
import { MAX_EXPORT_SHEET_ROWS } from "../../../api/xlsx/bounds.ts";
import type { Count } from "../../../machines/rows.ts";
import {
  type Column,
  EXPORT_FORMATS,
  type ExportFormat,
  type ExportShape,
  type Resource,
} from "../../../resources/define.ts";
import { writtenFields } from "../../../resources/written_fields.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { fieldWord, hasFieldWord } from "../field_words.ts";
import { DialogDecision } from "../../parts/decision.tsx";
import { numberText } from "../../parts/format.ts";
import { notify } from "../../lib/toasts.ts";
import type { ListUrl } from "../list/list_url.ts";
import { countText } from "../list/count_text.ts";
import { useBulkJob } from "./bulk_job_wiring.ts";
import { countOf, type Picks, type Target, targetOf } from "./target.ts";
import "../../parts/focus_keeper.tsx";

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  text: { margin: 0, maxWidth: "75ch", color: tokens.colorNeutralForeground2 },
  wrong: { margin: 0, color: tokens.colorStatusDangerForeground1 },
});

interface Props {
  readonly resource: Resource;
  readonly url: ListUrl;
  readonly columns: readonly Column[];
  readonly picks: Picks;
  readonly total: Count | null;
  readonly isOpen: boolean;
  /** Number of times that the dialog was opened, because each opening has a new form. */
  readonly opening: number;
  readonly onClose: () => void;
}

type FormProps = Omit<Props, "isOpen" | "opening">;

const ALL: Picks = { selected: [], isAll: true, except: [] };

const words = (key: "filtered" | "selection" | "act", count: Count) =>
  t(`bulk.export.${key}`, { count: count.count, number: countText(count) });

/** Returns the input of the job, with titles in the person's language and rows in the list's order. */
function exportOf(
  { resource, url, columns }: Pick<Props, "resource" | "url" | "columns">,
  target: Target,
  { shape, format }: { readonly shape: ExportShape; readonly format: ExportFormat },
): JobInput {
  const question = {
    kind: "list.export",
    resource: resource.id,
    ...target,
    sort: url.query.sort,
    shape,
    format,
  };
  if (shape === "lines") return question;
  return {
    ...question,
    columns: columns.map(({ key }) => key),
    labels: titlesOf(resource, columns),
  };
}

/** Returns a title for each written field, as on the screen. */
function titlesOf({ id }: Resource, columns: readonly Column[]): string[] {
  const mains = new Set(columns.map(({ key }) => key));
  return writtenFields(columns).map((name) =>
    mains.has(name) || hasFieldWord(id, name) ? fieldWord(id, name) : name
  );
}

export default function ExportDialog({ isOpen, opening, ...form }: Props) {
  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => !open && form.onClose()}>
      <DialogSurface>
        <ExportForm key={opening} {...form} />
      </DialogSurface>
    </Dialog>
  );
}

function ExportForm({ resource, url, columns, picks, total, onClose }: FormProps) {
  const styles = useStyles();
  const work = useBulkJob(resource.id);
  const picked = countOf(picks, total);
  const hasPicks = picks.isAll ? picks.except.length > 0 : picks.selected.length > 0;
  const [isPicked, setPicked] = useState(hasPicks);
  const [shape, setShape] = useState<ExportShape>("columns");
  const [wanted, setFormat] = useState<ExportFormat>("csv");
  const isBegun = work.phase === "following";
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    if (!isBegun) return;
    notify("success", t("bulk.export.begun"));
    close.current();
  }, [isBegun]);
  const count = isPicked ? picked : total;
  const isTooLong = count !== null && count.count > MAX_EXPORT_SHEET_ROWS;
  const format = isTooLong ? "csv" : wanted;
  const begin = () => {
    if (work.isBusy) return;
    if (work.phase === "unknown") return work.check();
    work.confirm(
      exportOf({ resource, url, columns }, targetOf(resource, url.query, isPicked ? picks : ALL), {
        shape,
        format,
      }),
    );
  };
  const act = count ? words("act", count) : t("bulk.export.actUnknown");
  return (
    <DialogBody>
      <DialogTitle>{t("bulk.export.title", { list: t(`menu.${resource.id}`) })}</DialogTitle>
      <DialogContent className={styles.form}>
        <Field label={t("bulk.export.which")}>
          <RadioGroup
            value={isPicked ? "picked" : "all"}
            onChange={(_, { value }) => setPicked(value === "picked")}
          >
            {hasPicks && picked && <Radio value="picked" label={words("selection", picked)} />}
            <Radio
              value="all"
              label={total ? words("filtered", total) : t("bulk.export.filteredUnknown")}
            />
          </RadioGroup>
        </Field>
        {(resource.exports?.length ?? 0) > 1 && (
          <Field
            label={t("bulk.export.shape")}
            hint={shape === "lines" ? t("bulk.export.linesHelp") : null}
          >
            <RadioGroup value={shape} onChange={(_, { value }) => setShape(value as ExportShape)}>
              <Radio value="columns" label={t("bulk.export.columns")} />
              <Radio value="lines" label={t("bulk.export.lines")} />
            </RadioGroup>
          </Field>
        )}
        <Field
          label={t("bulk.export.format")}
          hint={isTooLong ? t("bulk.export.tooLong", { n: numberText(MAX_EXPORT_SHEET_ROWS) }) : null}
        >
          <RadioGroup value={format} onChange={(_, { value }) => setFormat(value as ExportFormat)}>
            {EXPORT_FORMATS.map((each) => (
              <Radio
                key={each}
                value={each}
                label={t(`bulk.export.formats.${each}`)}
                disabled={each === "xlsx" && isTooLong}
              />
            ))}
          </RadioGroup>
        </Field>
        <p className={styles.text}>{t("bulk.export.where")}</p>
        {work.phase === "unknown" && <p className={styles.wrong} role="alert">{t("bulk.export.unknown")}</p>}
        {work.failure && (
          <p className={styles.wrong} role="alert">
            {t("bulk.export.refused", { why: failureText(work.failure) })}
          </p>
        )}
      </DialogContent>
      <DialogDecision onCancel={onClose} isBusy={work.isBusy}>
        <Button
          appearance="primary"
          disabledFocusable={work.isBusy}
          icon={work.isBusy ? <Spinner size="tiny" /> : null}
          onClick={begin}
        >
          {work.phase === "unknown" ? t("bulk.check") : act}
        </Button>
      </DialogDecision>
    </DialogBody>
  );
}

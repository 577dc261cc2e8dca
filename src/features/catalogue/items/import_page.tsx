import { Button, Field, Link, MessageBar, MessageBarBody, Select, Spinner } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { Link as RouterLink, useLocation } from "wouter";
import { ITEM_FIELDS, type ItemField, type ItemPlan, levelsIn } from "../../../../api/csv/item_table.ts";
import { DECIMAL_MARKS } from "../../../../api/csv/plan.ts";
import { importReasonText } from "../../../../api/csv/reasons.ts";
import { levelField } from "../../../../api/catalogue/pricing.ts";
import { items } from "../../../../resources/catalogue/items.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import type { Failure } from "../../../lib/outcome.ts";
import { numberText } from "../../../parts/format.ts";
import { ChooseTable } from "../../../engine/imports/choose_table.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { EncodingPart } from "../../../engine/imports/encoding_part.tsx";
import { FORMAT_WORDS, headerText } from "../../../engine/imports/format_words.ts";
import { HiddenRows } from "../../../engine/imports/hidden_rows.tsx";
import { ProblemTable } from "../../../engine/imports/problem_table.tsx";
import { unfitText } from "../../../engine/imports/unfit_message_bar.tsx";
import { AddLevel } from "./add_level.tsx";
import { missingItemFields } from "./inspect_items.ts";
import { itemFieldWord, type ItemFile, useItemFile } from "./import_wiring.ts";

export default function ItemImportPage() {
  const styles = useImportStyles();
  const [, navigate] = useLocation();
  const work = useItemFile();
  const { phase, unfit, job, failure, sheets, sheet, send } = work;
  useTitle(t("catalogue.import.title"));
  useEffect(() => {
    if (job !== "") navigate(`/jobs/all/${encodeURIComponent(job)}`);
    // Runs once, when the job is created.
  }, [job]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={items.path} asChild>
          <Link>{t("record.back", { list: t("menu.items") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("catalogue.import.title")}</h1>
        <p className={styles.text}>{t("catalogue.import.text")}</p>
      </header>
      <div className={styles.narrow}>
        <ChooseTable
          name={work.file?.name ?? ""}
          isBusy={phase === "sending"}
          onFile={(chosen) => send({ type: "file.choose", file: chosen })}
        />
        {sheets.length > 1 && (
          <Field label={t("imports.sheet")} hint={t("imports.sheetHelp")}>
            <Select
              value={sheet ?? sheets[0] ?? ""}
              onChange={(_, { value }) => send({ type: "sheet.choose", sheet: value })}
            >
              {sheets.map((name) => <option key={name} value={name}>{name}</option>)}
            </Select>
          </Field>
        )}
        {phase === "looking" && <Spinner size="tiny" label={t("imports.reading")} />}
        {unfit && phase === "unfit" && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{unfitText(unfit)}</MessageBarBody>
          </MessageBar>
        )}
        {phase !== "looking" && (
          <EncodingPart
            text={work.text}
            isUnfit={phase === "unfit"}
            onEncoding={(encoding) => send({ type: "encoding.choose", encoding })}
          />
        )}
      </div>
      {work.plan && phase !== "unfit" && phase !== "choosing" && <Plan work={work} />}
      {failure !== null && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            {t(phase === "unknown" ? "imports.unknownText" : "imports.refused", {
              reason: failureText(failure as Failure),
            })}
          </MessageBarBody>
        </MessageBar>
      )}
      <Start work={work} />
    </div>
  );
}

const NONE = "";

function Plan({ work }: { readonly work: ItemFile }) {
  const styles = useImportStyles();
  const { plan, seen, send } = work;
  if (!plan) return null;
  const choose = (field: ItemField, value: string) =>
    send({ type: "column.choose", field, position: value === NONE ? null : Number(value) });
  return (
    <>
      <section className={styles.part} aria-labelledby="item-columns">
        <h2 id="item-columns" className={styles.subtitle}>{t("imports.map.title")}</h2>
        <div className={styles.parts}>
          {ITEM_FIELDS.map((field) => (
            <ColumnOf key={field} field={field} label={itemFieldWord(field)} {...{ plan, choose }} />
          ))}
          <LevelColumns {...{ plan, choose }} />
          <Field label={t("imports.read.decimal")} size="small">
            <Select
              value={plan.format.decimal}
              onChange={(_, { value }) => {
                const mark = DECIMAL_MARKS.find((each) => each === value);
                if (mark) send({ type: "mark.choose", mark });
              }}
            >
              {DECIMAL_MARKS.map((mark) => (
                <option key={mark} value={mark}>{FORMAT_WORDS.decimal(mark)}</option>
              ))}
            </Select>
          </Field>
        </div>
      </section>
      <HiddenRows
        rows={seen?.hidden ?? 0}
        isKept={plan.keepsHidden ?? false}
        onKeep={(keeps) => send({ type: "hidden.choose", keeps })}
      />
      {seen && seen.samples.length > 0 && (
        <section className={styles.part} aria-labelledby="item-preview">
          <h2 id="item-preview" className={styles.subtitle}>{t("imports.preview.title")}</h2>
          <div className={styles.scroller} role="group" aria-labelledby="item-preview" tabIndex={0}>
            <table aria-labelledby="item-preview" className={styles.table}>
              <thead>
                <tr>{plan.headers.map((header, at) => <th key={at} scope="col">{header}</th>)}</tr>
              </thead>
              <tbody>
                {seen.samples.map((cells, at) => (
                  <tr key={at}>
                    {cells.map((cell, column) => (
                      <td key={column}>
                        <bdi>{cell}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </section>
      )}
      {seen && seen.problems.length > 0 && (
        <section className={styles.part} aria-labelledby="item-problems">
          <h2 id="item-problems" className={styles.subtitle}>{t("imports.preview.problems")}</h2>
          <ProblemTable
            labelledBy="item-problems"
            problems={seen.problems.map(({ code, ...rest }) => ({
              ...rest,
              because: null,
              reason: { code, text: importReasonText(code) },
            }))}
          />
        </section>
      )}
    </>
  );
}

interface ColumnProps {
  readonly plan: ItemPlan;
  readonly choose: (field: ItemField, value: string) => void;
}

function ColumnOf(
  { field, label, plan, choose }: ColumnProps & { readonly field: ItemField; readonly label: string },
) {
  return (
    <Field label={label} size="small" required={field === "sku"}>
      <Select
        value={String(plan.columns[field] ?? NONE)}
        onChange={(_, { value }) => choose(field, value)}
      >
        <option value={NONE}>{t("imports.map.none")}</option>
        {plan.headers.map((_, at) => <option key={at} value={at}>{headerText(plan.headers, at)}</option>)}
      </Select>
    </Field>
  );
}

function LevelColumns({ plan, choose }: ColumnProps) {
  const [added, setAdded] = useState<readonly number[]>([]);
  const levels = [...new Set([...levelsIn(plan.columns), ...added])].sort((a, b) => a - b);
  return (
    <>
      {levels.map((level) => (
        <ColumnOf
          key={level}
          field={levelField(level)}
          label={t("catalogue.levels.level", { level })}
          {...{ plan, choose }}
        />
      ))}
      <AddLevel levels={levels} onAdd={(level) => setAdded([...added, level])} />
    </>
  );
}

function Start({ work }: { readonly work: ItemFile }) {
  const styles = useImportStyles();
  const { plan, seen, phase, send } = work;
  if (!plan || !seen) return null;
  const isMissing = missingItemFields(plan).length > 0;
  const fitting = seen.rows - seen.refused;
  const isClosed = isMissing || fitting === 0 || phase === "looking" || phase === "sending";
  const words = isMissing
    ? t("catalogue.import.needsSku")
    : t("catalogue.import.counts", { rows: numberText(fitting), refused: numberText(seen.refused) });
  return (
    <div className={styles.bar}>
      <Button
        appearance="primary"
        disabledFocusable={isClosed}
        onClick={() => !isClosed && send({ type: "file.send", key: crypto.randomUUID() })}
      >
        {t(phase === "unknown" ? "imports.resend" : "catalogue.import.start")}
      </Button>
      <span className={styles.barText}>{words}</span>
    </div>
  );
}

/** Previews prices of a file or a pasted table, then puts them into the sheet, where the import can be undone. */
import {
  Button,
  Field,
  MessageBar,
  MessageBarBody,
  Select,
  Spinner,
  Textarea,
} from "@fluentui/react-components";
import { useMemo, useState } from "react";
import type { Encoding } from "../../../../api/csv/encodings.ts";
import type { DecimalMark } from "../../../../api/csv/plan.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import { unescapeFormula } from "../../../../api/csv/write.ts";
import { type CellsRead, priceTableFromCells } from "../../../../api/shipping/rating/cells.ts";
import { WEIGHT_UNITS, type WeightUnit } from "../../../../api/shipping/rating/weights.ts";
import { sheetsOf } from "../../../../machines/shipping/price_sheet_body.ts";
import { MarkQuestion } from "../../../engine/grid/mark_question.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { Decision } from "../../../parts/decision.tsx";
import { numberText } from "../../../parts/format.ts";
import { ChooseTable } from "../../../engine/imports/choose_table.tsx";
import { EncodingPart } from "../../../engine/imports/encoding_part.tsx";
import { HiddenRows } from "../../../engine/imports/hidden_rows.tsx";
import { readTable, type TableRead } from "../../../engine/imports/read_table.ts";
import { UnfitMessageBar } from "../../../engine/imports/unfit_message_bar.tsx";
import type { PriceTableEditing } from "./table_store.ts";
import { useTabStyles } from "./tabs/tab.styles.ts";

interface Props {
  readonly editing: PriceTableEditing;
  readonly currency: string;
  readonly onClose: () => void;
}

interface ImportProps extends Props {
  /** A table that was pasted into the sheet, and is previewed at once; empty if there is none. */
  readonly given: string;
}

interface Chosen {
  readonly file: File;
  readonly sheet: string | null;
  /** Encoding that a person chose; null to detect it. */
  readonly encoding: Encoding | null;
  readonly at: number;
}

const PASTED = "pasted.tsv";
const fileOf = (text: string) => new File([text.trim()], PASTED, { type: "text/plain" });

export function ImportPriceTable({ editing, currency, given, onClose }: ImportProps) {
  const styles = useTabStyles();
  const [text, setText] = useState(given);
  const [chosen, setChosen] = useState<Chosen | null>(() =>
    given === "" ? null : { file: fileOf(given), sheet: null, encoding: null, at: 1 }
  );
  const choose = (file: File, { sheet = null, encoding = null }: Partial<Chosen> = {}) =>
    setChosen((before) => ({ file, sheet, encoding, at: (before?.at ?? 0) + 1 }));
  const readPasted = () => text.trim() !== "" && choose(fileOf(text));
  return (
    <div className={styles.stack} role="group" aria-label={t("priceTables.import.title")}>
      <p className={styles.text}>{t("priceTables.import.help")}</p>
      <ChooseTable
        name={chosen && chosen.file.name !== PASTED ? chosen.file.name : ""}
        onFile={(file) => choose(file)}
      />
      <Field label={t("priceTables.import.paste")}>
        <Textarea name="pasted" rows={3} value={text} dir="ltr" onChange={(_, { value }) => setText(value)} />
      </Field>
      <div className={styles.line}>
        <Button size="small" disabledFocusable={text.trim() === ""} onClick={readPasted}>
          {t("priceTables.import.look")}
        </Button>
        <Button size="small" onClick={onClose}>{t("priceTables.import.close")}</Button>
      </div>
      {chosen && (
        <Table
          key={chosen.at}
          {...{ chosen, editing, currency, onClose }}
          onSheet={(sheet) => choose(chosen.file, { sheet })}
          onEncoding={(encoding) => choose(chosen.file, { encoding })}
        />
      )}
    </div>
  );
}

interface TableProps extends Props {
  readonly chosen: Chosen;
  readonly onSheet: (sheet: string) => void;
  readonly onEncoding: (encoding: Encoding) => void;
}

function Table({ chosen, onSheet, onEncoding, ...props }: TableProps) {
  const { file, sheet, encoding } = chosen;
  const { answer } = useAnswer(useMemo(() => ({
    name: `card.table ${chosen.at}`,
    entities: [],
    isOnce: true,
    ask: async ({ signal }: { readonly signal: AbortSignal }) => ({
      ok: true as const,
      data: { table: await readTable({ file, sheet, encoding, decimal: null }, signal) },
    }),
  }), []));
  if (!answer) return <Spinner size="tiny" label={t("imports.reading")} />;
  const { table } = answer;
  return (
    <>
      {table.sheets.length > 1 && (
        <Field label={t("imports.sheet")}>
          <Select value={sheet ?? table.sheets[0] ?? ""} onChange={(_, { value }) => onSheet(value)}>
            {table.sheets.map((name) => <option key={name} value={name}>{name}</option>)}
          </Select>
        </Field>
      )}
      <EncodingPart
        text={file.name === PASTED ? null : table.text}
        isUnfit={table.kind === "unfit"}
        onEncoding={onEncoding}
      />
      {table.kind === "unfit" ? <UnfitMessageBar unfit={table.unfit} /> : <Look {...props} table={table} />}
    </>
  );
}

interface LookProps extends Props {
  readonly table: Extract<TableRead, { readonly kind: "fit" }>;
}

function Look({ table, editing, currency, onClose }: LookProps) {
  const styles = useTabStyles();
  const [mark, setMark] = useState<DecimalMark>();
  const [unit, setUnit] = useState<WeightUnit>();
  const [keepsHidden, setKeepsHidden] = useState(false);
  const { header } = table;
  const below = importedRows(table.below, keepsHidden);
  const base = editing.read.body;
  const read = useMemo(
    () =>
      priceTableFromCells([header, ...below].map(({ cells }) => cells.map(unescapeFormula)), {
        currency,
        mark,
        unit,
        base,
      }),
    [table, mark, unit, keepsHidden],
  );
  const hidden = (
    <HiddenRows
      rows={table.below.length - importedRows(table.below).length}
      isKept={keepsHidden}
      onKeep={setKeepsHidden}
    />
  );
  if (!read.ok) {
    return (
      <>
        {hidden}
        <Question {...{ read, setMark, setUnit, onClose }} />
      </>
    );
  }
  const { body, problems } = read;
  const take = () => {
    editing.send({ type: "table.replace", sheets: { ...sheetsOf(body, currency), dim: editing.sheets.dim } });
    onClose();
  };
  return (
    <>
      {hidden}
      <MessageBar intent={problems.length > 0 ? "warning" : "success"} layout="multiline">
        <MessageBarBody>
          {t("priceTables.import.found", {
            zones: numberText(body.zones.length),
            rows: numberText(body.brackets.length),
          })} {problems.length > 0 &&
            t("priceTables.import.problems", { count: problems.length, n: numberText(problems.length) })}
        </MessageBarBody>
      </MessageBar>
      {problems.length > 0 && (
        <ul>
          {problems.slice(0, SHOWN).map(({ code, values = {}, row }, at) => (
            <li key={at}>
              {row === undefined ? t(`priceTables.problem.${code}`, values) : t("priceTables.at", {
                row: numberText(below[row]?.line ?? row + 2),
                problem: t(`priceTables.problem.${code}`, values),
              })}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.line}>
        <Decision onCancel={onClose}>
          <Button appearance="primary" onClick={take}>{t("priceTables.import.take")}</Button>
        </Decision>
      </div>
    </>
  );
}

const SHOWN = 10;

interface QuestionProps {
  readonly read: Extract<CellsRead, { readonly ok: false }>;
  readonly setMark: (mark: DecimalMark) => void;
  readonly setUnit: (unit: WeightUnit) => void;
  readonly onClose: () => void;
}

function Question({ read: { asks, example, problems }, setMark, setUnit, onClose }: QuestionProps) {
  const styles = useTabStyles();
  if (asks === "mark") return <MarkQuestion text={example} onMark={setMark} onDrop={onClose} />;
  if (asks === "unit") {
    return (
      <div className={styles.line} role="alert">
        <span>{t("priceTables.import.unit", { example })}</span>
        {WEIGHT_UNITS.map((unit) => (
          <Button key={unit} size="small" onClick={() => setUnit(unit)}>
            {t(`priceTables.import.units.${unit}`)}
          </Button>
        ))}
      </div>
    );
  }
  const [problem] = problems;
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>
        {problem
          ? t(`priceTables.problem.${problem.code}`, problem.values ?? {})
          : t("priceTables.import.noTable")}
      </MessageBarBody>
    </MessageBar>
  );
}

/** Maps the columns of a file of scans, and asks for what the file does not say. */
import { Field, Radio, RadioGroup, Select } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import {
  orderOfDays,
  readScanRows,
  SCAN_FIELDS,
  type ScanAnswers,
  type ScanColumns,
  type ScanField,
  scanTableOf,
} from "../../../../api/csv/box_scan_table.ts";
import { answerTo } from "../../../../api/csv/cells.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import { GATEWAY_KINDS, isGatewayKind, MAX_GATEWAY_ROWS } from "../../../../api/handover/box_scans.ts";
import { isTimeZone } from "../../../../api/time/instants.ts";
import { TimeZoneInput } from "../../../engine/form/time_zone_input.tsx";
import { HiddenRows } from "../../../engine/imports/hidden_rows.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { ColumnChoices, DateOrderQuestion } from "../../../engine/imports/table_questions.tsx";
import type { FitTable } from "../../../engine/imports/table_import.tsx";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { CheckedScans, scanWord } from "./scan_check.tsx";

const words = () =>
  Object.fromEntries(SCAN_FIELDS.map((field) => [field, scanWord(field)])) as Record<ScanField, string>;
const NEEDED: readonly ScanField[] = ["code", "time"];
/** Maximum number of words in the file whose meaning a person has to choose. */
const MAX_WORDS = 20;

export function ScanRows({ table: { header, below } }: { readonly table: FitTable }) {
  const table = useMemo(() => scanTableOf(header, below, words()), [header, below]);
  const [columns, setColumns] = useState<ScanColumns>(table.columns);
  const [keepsHidden, setKeepsHidden] = useState(false);
  const rows = useMemo(() => importedRows(table.rows, keepsHidden), [table, keepsHidden]);
  const [given, setGiven] = useState<ScanAnswers>(
    () => ({ order: null, timeZone: config().timeZone, kind: null, kinds: {} }),
  );
  const proof = useMemo(() => orderOfDays(rows, columns.time), [rows, columns.time]);
  const answers = { ...given, order: given.order ?? proof.proven };
  const isComplete = NEEDED.every((field) => columns[field] !== undefined);
  const key = JSON.stringify([columns, answers, keepsHidden]);
  const read = useMemo(() => isComplete ? readScanRows(rows, columns, answers) : null, [rows, key]);
  const change = (patch: Partial<ScanAnswers>) => setGiven({ ...given, ...patch });
  const isKindOpen = columns.kind === undefined
    ? given.kind === null
    : read?.words.some((word) => answerTo(given.kinds, word) === undefined) ?? true;
  const isAnswered = read !== null && !isKindOpen && (proof.open === null || given.order !== null) &&
    isTimeZone(given.timeZone);
  return (
    <>
      {table.headers.some(Boolean) && (
        <ColumnChoices
          fields={SCAN_FIELDS.map((key) => ({ key, label: scanWord(key), isNeeded: NEEDED.includes(key) }))}
          headers={table.headers}
          columns={columns}
          onChange={setColumns}
        />
      )}
      <HiddenRows
        rows={table.rows.length - importedRows(table.rows).length}
        isKept={keepsHidden}
        onKeep={setKeepsHidden}
      />
      {!isComplete && <p role="status">{t("boxScans.needsColumns")}</p>}
      {read && (
        <Questions
          {...{ answers: given, change }}
          unclear={proof.open}
          words={columns.kind === undefined ? null : read.words}
        />
      )}
      {read && !isAnswered && <p role="status">{t("imports.ask.open")}</p>}
      {isAnswered && (read.scans.length > MAX_GATEWAY_ROWS
        ? <p role="alert">{t("boxScans.tooMany", { most: numberText(MAX_GATEWAY_ROWS) })}</p>
        : <CheckedScans key={key} read={read} timeZone={given.timeZone} />)}
    </>
  );
}

interface QuestionsProps {
  readonly answers: ScanAnswers;
  readonly change: (patch: Partial<ScanAnswers>) => void;
  /** The first ambiguous date of the file, such as 03-04-2026; null if the order of day and month is clear. */
  readonly unclear: string | null;
  /** Distinct words of the column that says the kind of a scan; null if the file has no such column. */
  readonly words: readonly string[] | null;
}

function Questions({ answers, change, unclear, words }: QuestionsProps) {
  const styles = useImportStyles();
  const { order, timeZone, kind } = answers;
  return (
    <section className={styles.narrow} aria-label={t("imports.ask.title")}>
      {unclear !== null && (
        <DateOrderQuestion
          {...{ order, unclear }}
          onChange={(each) => change({ order: each })}
        />
      )}
      {words === null && (
        <Field label={t("boxScans.kind")} required>
          <RadioGroup
            layout="horizontal"
            value={kind ?? ""}
            onChange={(_, { value }) => isGatewayKind(value) && change({ kind: value })}
          >
            {GATEWAY_KINDS.map((each) => (
              <Radio key={each} value={each} label={t(`boxScans.kinds.${each}`)} />
            ))}
          </RadioGroup>
        </Field>
      )}
      {words && words.length > MAX_WORDS && (
        <p role="alert">{t("boxScans.tooManyWords", { column: scanWord("kind") })}</p>
      )}
      {words && words.length <= MAX_WORDS &&
        words.map((word) => <KindOfWord key={word} word={word} {...{ answers, change }} />)}
      <Field
        label={t("boxScans.zone")}
        hint={t("boxScans.zoneHelp")}
        {...!isTimeZone(timeZone) && { validationMessage: t("problem.badTimeZone") }}
      >
        <TimeZoneInput
          name="zone"
          value={timeZone}
          isDisabled={false}
          onChange={(zone) => change({ timeZone: zone })}
        />
      </Field>
    </section>
  );
}

const LEFT_OUT = "out";

function KindOfWord(
  { word, answers, change }: Pick<QuestionsProps, "answers" | "change"> & { readonly word: string },
) {
  const styles = useImportStyles();
  const { kinds } = answers;
  const kind = answerTo(kinds, word);
  return (
    <Field
      className={styles.choice}
      label={word === "" ? t("boxScans.meansBlank") : t("boxScans.means", { word })}
      required
    >
      <Select
        value={kind === undefined ? "" : kind ?? LEFT_OUT}
        onChange={(_, { value }) =>
          value !== "" && change({ kinds: { ...kinds, [word]: isGatewayKind(value) ? value : null } })}
      >
        {kind === undefined && <option value="">{t("boxScans.choose")}</option>}
        {GATEWAY_KINDS.map((each) => <option key={each} value={each}>{t(`boxScans.kinds.${each}`)}</option>)}
        <option value={LEFT_OUT}>{t("boxScans.kinds.out")}</option>
      </Select>
    </Field>
  );
}

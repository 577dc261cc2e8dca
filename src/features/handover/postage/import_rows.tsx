/** Asks for what a file does not say, such as the provider, the columns and the types of lines. */
import { Field, Input, MessageBar, MessageBarBody, Select } from "@fluentui/react-components";
import { useMemo, useState } from "react";
import { isCurrency } from "../../../../api/csv/amounts.ts";
import { orderOfDays } from "../../../../api/csv/box_scan_table.ts";
import { answerTo } from "../../../../api/csv/cells.ts";
import type { CsvRow } from "../../../../api/csv/parser.ts";
import {
  documentedTypeOf,
  type PostageField,
  type PostageFileId,
  postageFileOf,
} from "../../../../api/csv/postage_files.ts";
import { MAX_TYPE_WORDS, type PostagePlan, typeWord } from "../../../../api/csv/postage_table.ts";
import { importedRows } from "../../../../api/csv/rows.ts";
import { unescapeFormula } from "../../../../api/csv/write.ts";
import {
  isPostageType,
  MAX_POSTAGE_ROWS,
  POSTAGE_PROVIDERS,
  POSTAGE_TYPES,
  type PostageType,
} from "../../../../api/handover/postage.ts";
import { isTimeZone } from "../../../../api/time/instants.ts";
import { TimeZoneInput } from "../../../engine/form/time_zone_input.tsx";
import { HiddenRows } from "../../../engine/imports/hidden_rows.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import type { FitTable } from "../../../engine/imports/table_import.tsx";
import { ColumnChoices, DateOrderQuestion } from "../../../engine/imports/table_questions.tsx";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { ImportPreview } from "./import_preview.tsx";

const MAPPED = ["at", "amount", "tracking", "ref", "type", "currency", "balance"] as const;
const NEEDED: readonly PostageField[] = ["at", "amount"];

interface Props {
  readonly table: FitTable;
  readonly file: File;
}

type Answers = Pick<PostagePlan, "columns" | "order" | "timeZone" | "currency" | "type" | "types"> & {
  readonly provider: PostagePlan["provider"] | null;
};

export function ImportRows({ table: { header, below, how }, file }: Props) {
  const styles = useImportStyles();
  const headers = useMemo(() => header.cells.map((cell) => cell.trim()), [header]);
  const found = useMemo(() => postageFileOf(headers), [headers]);
  const isOther = found.file === "other";
  const [keepsHidden, setKeepsHidden] = useState(false);
  const rows = useMemo(() => importedRows(below, keepsHidden), [below, keepsHidden]);
  const [answers, setAnswers] = useState<Answers>(() => ({
    columns: found.columns,
    provider: found.provider,
    order: null,
    timeZone: isOther ? config().timeZone : "UTC",
    currency: config().currency,
    type: null,
    types: {},
  }));
  const { columns, provider, timeZone, currency } = answers;
  const change = (patch: Partial<Answers>) => setAnswers({ ...answers, ...patch });
  const proof = useMemo(() => orderOfDays(rows, columns.at), [rows, columns.at]);
  const words = useMemo(() => wordsIn(rows, columns.type, found.file), [rows, columns.type, found]);
  const order = answers.order ?? proof.proven;
  const hasColumns = NEEDED.every((field) => columns[field] !== undefined) &&
    (columns.tracking !== undefined || columns.ref !== undefined);
  const areTypesKnown = words === null
    ? !isOther || answers.type !== null
    : words.every((word) => answerTo(answers.types, word) !== undefined);
  const isAnswered = hasColumns && provider !== null && areTypesKnown && isCurrency(currency) &&
    isTimeZone(timeZone) && (proof.open === null || order !== null) && (words?.length ?? 0) <= MAX_TYPE_WORDS;
  if (below.length > MAX_POSTAGE_ROWS) {
    return <p role="alert">{t("postage.import.tooMany", { most: numberText(MAX_POSTAGE_ROWS) })}</p>;
  }
  return (
    <>
      {found.file !== "other" && (
        <MessageBar intent="success">
          <MessageBarBody>
            {t("postage.import.known", { file: t(`postage.import.files.${found.file}`) })}
          </MessageBarBody>
        </MessageBar>
      )}
      {isOther && (
        <ColumnChoices
          fields={MAPPED.map((key) => ({
            key,
            label: t(`postage.import.fields.${key}`),
            isNeeded: NEEDED.includes(key),
          }))}
          headers={headers}
          columns={columns}
          onChange={(next) => change({ columns: next, order: null, types: {} })}
        />
      )}
      <HiddenRows
        rows={below.length - importedRows(below).length}
        isKept={keepsHidden}
        onKeep={setKeepsHidden}
      />
      {!hasColumns && <p role="status">{t("postage.import.needs")}</p>}
      {hasColumns && (
        <section className={styles.narrow} aria-label={t("imports.ask.title")}>
          {isOther && <ProviderChoice provider={provider} onChange={(each) => change({ provider: each })} />}
          {proof.open !== null && (
            <DateOrderQuestion
              order={answers.order}
              unclear={proof.open}
              onChange={(each) => change({ order: each })}
            />
          )}
          {(isOther || words !== null) && <Types {...{ answers, words, change }} />}
          {isOther && (
            <>
              <Field
                label={t("postage.import.currency")}
                {...!isCurrency(currency) && { validationMessage: t("postage.import.badCurrency") }}
              >
                <Input
                  name="currency"
                  dir="ltr"
                  value={currency}
                  maxLength={3}
                  onChange={(_, { value }) => change({ currency: value.toUpperCase() })}
                />
              </Field>
              <Field
                label={t("postage.import.zone")}
                hint={t("postage.import.zoneHelp")}
                {...!isTimeZone(timeZone) && { validationMessage: t("problem.badTimeZone") }}
              >
                <TimeZoneInput
                  name="zone"
                  value={timeZone}
                  isDisabled={false}
                  onChange={(zone) => change({ timeZone: zone })}
                />
              </Field>
            </>
          )}
        </section>
      )}
      {hasColumns && !isAnswered && <p role="status">{t("imports.ask.open")}</p>}
      {isAnswered && provider !== null && (
        <ImportPreview
          key={JSON.stringify([answers, keepsHidden])}
          {...{ rows, file }}
          plan={{
            ...how,
            ...answers,
            provider,
            order,
            headers,
            file: found.file,
            ...keepsHidden && { keepsHidden },
          }}
        />
      )}
    </>
  );
}

/** Returns the words of the type column whose meaning a person must choose; null without such a column. */
function wordsIn(
  rows: readonly CsvRow[],
  at: number | undefined,
  file: PostageFileId,
): readonly string[] | null {
  if (at === undefined) return null;
  const found = new Set<string>();
  for (const { cells, broken } of rows) {
    const word = typeWord(unescapeFormula(cells[at] ?? ""));
    const isBlank = cells.every((cell) => cell.trim() === "");
    if (!broken && !isBlank && documentedTypeOf(file, word) === null) found.add(word);
    if (found.size > MAX_TYPE_WORDS) break;
  }
  return [...found];
}

interface ProviderProps {
  readonly provider: Answers["provider"];
  readonly onChange: (provider: Answers["provider"]) => void;
}

function ProviderChoice({ provider, onChange }: ProviderProps) {
  return (
    <Field label={t("postage.import.provider")} required>
      <Select
        name="provider"
        value={provider ?? ""}
        onChange={(_, { value }) => onChange(POSTAGE_PROVIDERS.find((each) => each === value) ?? null)}
      >
        {provider === null && <option value="">{t("postage.import.chooseProvider")}</option>}
        {POSTAGE_PROVIDERS.map((each) => <option key={each} value={each}>{choiceWord("biller", each)}
        </option>)}
      </Select>
    </Field>
  );
}

interface TypesProps {
  readonly answers: Answers;
  readonly words: readonly string[] | null;
  readonly change: (patch: Partial<Answers>) => void;
}

function Types({ answers: { type, types }, words, change }: TypesProps) {
  if (words === null) {
    return (
      <TypeChoice
        label={t("postage.import.type")}
        hint={t("postage.import.typeHelp")}
        value={type ?? undefined}
        onChange={(each) => change({ type: each })}
      />
    );
  }
  if (words.length > MAX_TYPE_WORDS) {
    return <p role="alert">{t("postage.import.tooManyWords", { most: numberText(MAX_TYPE_WORDS) })}</p>;
  }
  return words.map((word) => (
    <TypeChoice
      key={word}
      label={word === "" ? t("postage.import.meansBlank") : t("postage.import.means", { word })}
      value={answerTo(types, word)}
      mayLeaveOut
      onChange={(each) => change({ types: { ...types, [word]: each } })}
    />
  ));
}

interface TypeProps {
  readonly label: string;
  readonly hint?: string;
  /** Undefined until somebody chooses a type; null to leave the rows out. */
  readonly value: PostageType | null | undefined;
  readonly mayLeaveOut?: boolean;
  readonly onChange: (type: PostageType | null) => void;
}

const LEFT_OUT = "out";

function TypeChoice({ label, hint, value, mayLeaveOut = false, onChange }: TypeProps) {
  return (
    <Field label={label} required {...hint !== undefined && { hint }}>
      <Select
        value={value === undefined ? "" : value ?? LEFT_OUT}
        onChange={(_, { value: chosen }) => chosen !== "" && onChange(isPostageType(chosen) ? chosen : null)}
      >
        {value === undefined && <option value="">{t("postage.import.choose")}</option>}
        {POSTAGE_TYPES.map((each) => <option key={each} value={each}>{choiceWord("line_type", each)}
        </option>)}
        {mayLeaveOut && <option value={LEFT_OUT}>{t("postage.import.out")}</option>}
      </Select>
    </Field>
  );
}

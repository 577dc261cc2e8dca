import { Button, Field, Select } from "@fluentui/react-components";
import { ChevronDown16Regular, ChevronUp16Regular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import {
  DATE_ORDERS,
  DECIMAL_MARKS,
  DELIMITERS,
  type FileFormat,
  PROFILE_IDS,
  QUOTES,
} from "../../../../api/csv/plan.ts";
import { ENCODINGS } from "../../../../api/csv/encodings.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { EncodingPart } from "../../../engine/imports/encoding_part.tsx";
import type { ImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { FORMAT_WORDS } from "../../../engine/imports/format_words.ts";
import { planText } from "./plan_words.ts";

const VALUES: { readonly [Part in keyof FileFormat]: readonly FileFormat[Part][] } = {
  encoding: ENCODINGS,
  delimiter: DELIMITERS,
  quote: QUOTES,
  decimal: DECIMAL_MARKS,
  dateOrder: DATE_ORDERS,
};
const PARTS = Object.keys(VALUES) as (keyof FileFormat)[];
const SHEET_PARTS = ["decimal", "dateOrder"] as const satisfies readonly (keyof FileFormat)[];

interface Props {
  readonly importFile: ImportFile;
}

export function FormatSummary({ importFile }: Props) {
  const styles = useImportStyles();
  const { plan, unfit, tried, letters } = importFile;
  const [isOpen, setOpen] = useState(false);
  const [title, parts] = [useId(), useId()];
  const format = (unfit ? tried : null) ?? plan?.format;
  if (!format) return null;
  const isShown = isOpen || unfit !== null;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>{t("imports.read.title")}</h2>
      {plan && !unfit && <Line importFile={importFile} />}
      <EncodingPart
        text={letters && { letters, encoding: format.encoding }}
        isUnfit={unfit !== null}
        onEncoding={(encoding) => importFile.changeFormat({ ...format, encoding })}
      />
      {!unfit && (
        <div className={styles.buttons}>
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={parts}
            icon={isOpen ? <ChevronUp16Regular aria-hidden /> : <ChevronDown16Regular aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? "imports.read.keep" : "imports.read.change")}
          </Button>
        </div>
      )}
      <div id={parts} className={styles.parts} hidden={!isShown}>
        {isShown && <Parts importFile={importFile} format={format} />}
      </div>
    </section>
  );
}

function Line({ importFile: { plan, inspection, isByHand, format, letters } }: Props) {
  const styles = useImportStyles();
  if (!plan) return null;
  const isRemembered = inspection?.isRemembered && !isByHand && format === null;
  const { rowsAbove = 0 } = plan;
  const line = inspection?.tops[rowsAbove]?.line ?? 0;
  return (
    <p className={styles.text}>
      {planText(plan, isRemembered ? null : letters)}
      {rowsAbove > 0 && (
        <span className={styles.note}>
          {t("imports.read.above", { count: rowsAbove, n: numberText(rowsAbove), line: numberText(line) })}
        </span>
      )}
      {isRemembered && <span className={styles.note}>{t("imports.read.remembered")}</span>}
      {isByHand && <span className={styles.note}>{t("imports.read.byHand")}</span>}
    </p>
  );
}

function Parts({ importFile, format }: Props & { readonly format: FileFormat }) {
  const { plan, unfit, sheets, letters } = importFile;
  // An assumed encoding has its own choice elsewhere, beside sample texts.
  const ofText = PARTS.filter((part) => part !== "encoding" || letters?.evidence !== "assumed");
  return (
    <>
      {(sheets.length > 0 ? SHEET_PARTS : ofText).map((part) => (
        <Part key={part} {...{ part, format }} onChange={importFile.changeFormat} />
      ))}
      <HeaderSelect importFile={importFile} />
      {plan && !unfit && (
        <Field label={t("imports.read.profile")} size="small">
          <Select
            value={plan.profile}
            onChange={(_, { value }) => {
              const profile = PROFILE_IDS.find((id) => id === value);
              if (profile) importFile.chooseProfile(profile);
            }}
          >
            {PROFILE_IDS.map((id) => <option key={id} value={id}>{t(`imports.profile.${id}`)}</option>)}
          </Select>
        </Field>
      )}
    </>
  );
}

/** Offers the first rows of the file as header. */
function HeaderSelect({ importFile: { inspection, plan, rowsAbove, chooseHeader } }: Props) {
  if (!inspection || inspection.tops.length < 2) return null;
  return (
    <Field label={t("imports.read.header")} size="small">
      <Select
        value={String(rowsAbove ?? plan?.rowsAbove ?? 0)}
        onChange={(_, { value }) => chooseHeader(Number(value))}
      >
        {inspection.tops.map(({ line, text }, at) => (
          <option key={line} value={at}>
            {t("imports.read.headerRow", { line: numberText(line), text })}
          </option>
        ))}
      </Select>
    </Field>
  );
}

interface PartProps<P extends keyof FileFormat> {
  readonly part: P;
  readonly format: FileFormat;
  readonly onChange: (format: FileFormat) => void;
}

/** The value of each option is an index, since a tab is not a valid value. */
function Part<P extends keyof FileFormat>({ part, format, onChange }: PartProps<P>) {
  const values: readonly FileFormat[P][] = VALUES[part];
  const wordOf: (value: FileFormat[P]) => string = FORMAT_WORDS[part];
  return (
    <Field label={t(`imports.read.${part}`)} size="small">
      <Select
        value={String(values.indexOf(format[part]))}
        onChange={(_, { value }) => {
          const chosen = values[Number(value)];
          if (chosen !== undefined) onChange({ ...format, [part]: chosen });
        }}
      >
        {values.map((value, at) => <option key={value} value={at}>{wordOf(value)}</option>)}
      </Select>
    </Field>
  );
}

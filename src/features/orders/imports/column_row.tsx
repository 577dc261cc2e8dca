import { Button, Select } from "@fluentui/react-components";
import { Add12Regular } from "@fluentui/react-icons";
import { useId, useState } from "react";
import { MAX_JOINED_COLUMNS } from "../../../../api/csv/bounds.ts";
import {
  type ImportField,
  type ImportPlan,
  JOIN_FIELDS,
  JOIN_SEPARATORS,
  type JoinField,
  requiredFields,
} from "../../../../api/csv/plan.ts";
import type { FileInspection } from "../../../../api/csv/inspect.ts";
import { PROFILES } from "../../../../api/csv/profiles.ts";
import { furtherColumnsOf } from "../../../../api/csv/row_form.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useMapStyles } from "./column_map.styles.ts";
import { headerText } from "../../../engine/imports/format_words.ts";
import { importFieldWord } from "./plan_words.ts";

const SHOWN_VALUES = 2;

export interface MapProps {
  readonly inspection: FileInspection;
  readonly plan: ImportPlan;
  readonly work: ImportFile;
}

/** Returns the first non-blank values of some columns, without a row that only describes the columns. */
function samplesOf(
  { samples }: FileInspection,
  { profile }: ImportPlan,
  positions: readonly number[],
  separator: string,
): readonly string[] {
  const rows = PROFILES[profile].hasDescriptionRow ? samples.slice(1) : samples;
  return rows.map((cells) => positions.map((at) => cells[at] ?? "").filter(Boolean).join(separator))
    .filter(Boolean).slice(0, SHOWN_VALUES);
}

const isJoin = (field: ImportField): field is JoinField => JOIN_FIELDS.some((each) => each === field);
const NONE = "";

interface PickProps {
  readonly id?: string;
  /** Accessible name; given if no label is beside the choice. */
  readonly label?: string;
  readonly headers: readonly string[];
  readonly position: number | undefined;
  readonly none: string;
  readonly isNeeded?: boolean;
  readonly describedBy?: string;
  readonly onChoose: (position: number | null) => void;
}

export function ColumnPick(
  { id, label, headers, position, none, isNeeded = false, describedBy, onChoose }: PickProps,
) {
  const map = useMapStyles();
  return (
    <Select
      {...id !== undefined && { id }}
      {...label !== undefined && { "aria-label": label }}
      {...describedBy !== undefined && { "aria-describedby": describedBy }}
      size="small"
      className={map.select}
      required={isNeeded}
      aria-invalid={isNeeded && position === undefined}
      value={position === undefined ? NONE : String(position)}
      onChange={(_, { value }) => onChoose(value === NONE ? null : Number(value))}
    >
      <option value={NONE}>{none}</option>
      {headers.map((_, at) => <option key={at} value={at}>{headerText(headers, at)}</option>)}
    </Select>
  );
}

export function Samples({ id, values }: { readonly id: string; readonly values: readonly string[] }) {
  const map = useMapStyles();
  return (
    <span id={id} className={map.samples}>
      {values.map((value, at) => (
        <span key={at} className={map.sample}>
          <bdi>{value}</bdi>
        </span>
      ))}
    </span>
  );
}

export function FieldRow({ field, inspection, plan, work }: MapProps & { readonly field: ImportField }) {
  const map = useMapStyles();
  const [id, values] = [useId(), useId()];
  const position = plan.columns[field];
  const further = isJoin(field) ? furtherColumnsOf(plan)[field] ?? [] : [];
  const positions = position === undefined ? further : [position, ...further];
  const separator = isJoin(field) ? JOIN_SEPARATORS[field] : "";
  const isNeeded = requiredFields(plan).includes(field);
  return (
    <li className={map.row}>
      <label htmlFor={id} className={map.field}>
        {importFieldWord(field)}
        {isNeeded && <span className={map.star} aria-hidden>*</span>}
      </label>
      <div className={map.columns}>
        <ColumnPick
          id={id}
          headers={plan.headers}
          position={position}
          none={t(isNeeded ? "imports.map.pick" : "imports.map.none")}
          isNeeded={isNeeded}
          describedBy={values}
          onChoose={(chosen) => work.chooseColumn(field, chosen)}
        />
        {isJoin(field) && position !== undefined && (
          <Further
            field={field}
            headers={plan.headers}
            positions={further}
            onChoose={(chosen) => work.joinColumns(field, chosen)}
          />
        )}
      </div>
      <Samples id={values} values={samplesOf(inspection, plan, positions, separator)} />
    </li>
  );
}

interface FurtherProps {
  readonly field: JoinField;
  readonly headers: readonly string[];
  readonly positions: readonly number[];
  readonly onChoose: (positions: readonly number[]) => void;
}

/** Chooses more columns to join into one field. An added choice is part of the plan once it has a column. */
function Further({ field, headers, positions, onChoose }: FurtherProps) {
  const map = useMapStyles();
  const [isAdding, setAdding] = useState(false);
  const name = importFieldWord(field);
  const labelOf = (at: number) => t("imports.map.joined", { field: name, n: numberText(at + 2) });
  const pick = (at: number, chosen: number | null) => {
    const others = positions.toSpliced(at, 1, ...chosen === null ? [] : [chosen]);
    setAdding(false);
    onChoose(others);
  };
  return (
    <>
      {[...positions, ...isAdding ? [undefined] : []].map((position, at) => (
        <ColumnPick
          key={at}
          label={labelOf(at)}
          headers={headers}
          position={position}
          none={t("imports.map.unjoin")}
          onChoose={(chosen) => pick(at, chosen)}
        />
      ))}
      {!isAdding && positions.length < MAX_JOINED_COLUMNS && (
        <Button
          size="small"
          appearance="subtle"
          className={map.join}
          icon={<Add12Regular aria-hidden />}
          aria-label={t("imports.map.join", { field: name })}
          title={t("imports.map.join", { field: name })}
          onClick={() => setAdding(true)}
        />
      )}
    </>
  );
}

export const samplesAt = (inspection: FileInspection, plan: ImportPlan, position: number | undefined) =>
  position === undefined ? [] : samplesOf(inspection, plan, [position], "");

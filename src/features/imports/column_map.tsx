/** Which column of the file is which field, with the first values of each. */
import { Button, MessageBar, MessageBarBody, Select } from "@fluentui/react-components";
import { useId, useState } from "react";
import { IMPORT_FIELDS, type ImportField, type ImportPlan, requiredFields } from "../../../api/csv/plan.ts";
import { PROFILES } from "../../../api/csv/profiles.ts";
import { t } from "../../lib/i18n.ts";
import type { Look } from "../../../api/csv/look.ts";
import { listText } from "../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useMapStyles } from "./column_map.styles.ts";
import { useImportStyles } from "./import.styles.ts";
import { headerText, repeatedHeaders } from "./plan_words.ts";

/** Values that are shown of a column. */
const SHOWN_VALUES = 2;

/** The first values of a column that say something; a row that only describes the columns is none. */
function samplesOf({ samples }: Look, { profile }: ImportPlan, position: number): readonly string[] {
  const rows = PROFILES[profile].isDescribed ? samples.slice(1) : samples;
  return rows.map((cells) => cells[position] ?? "").filter(Boolean).slice(0, SHOWN_VALUES);
}

export function ColumnMap({ work }: { readonly work: ImportFile }) {
  const styles = useImportStyles();
  const map = useMapStyles();
  const title = useId();
  const { look, plan } = work;
  const [isAll, setAll] = useState(false);
  if (!look || !plan) return null;
  const isOffered = (field: ImportField) =>
    requiredFields(plan).includes(field) || look.plan.columns[field] !== undefined ||
    plan.columns[field] !== undefined;
  const isWhole = isAll || look.plan.profile === "custom";
  const fields = isWhole ? IMPORT_FIELDS : IMPORT_FIELDS.filter(isOffered);
  const repeated = repeatedHeaders(plan);
  const more = IMPORT_FIELDS.length - fields.length;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>{t("imports.map.title")}</h2>
      <p className={styles.text}>{t("imports.map.help")}</p>
      {repeated.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("imports.map.repeated", { names: listText(repeated) })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={map.table}>
        <div className={map.head} aria-hidden>
          <span>{t("imports.map.field")}</span>
          <span>{t("imports.map.column")}</span>
          <span>{t("imports.map.samples")}</span>
        </div>
        <ul className={map.rows}>
          {fields.map((field) => <Row key={field} {...{ field, look, plan }} onChoose={work.chooseColumn} />)}
        </ul>
      </div>
      {more > 0 && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setAll(true)}>
            {t("imports.map.more", { count: more, n: more })}
          </Button>
        </div>
      )}
    </section>
  );
}

interface RowProps {
  readonly field: ImportField;
  readonly look: Look;
  readonly plan: ImportPlan;
  readonly onChoose: ImportFile["chooseColumn"];
}

const NONE = "";

function Row({ field, look, plan, onChoose }: RowProps) {
  const map = useMapStyles();
  const [id, values] = [useId(), useId()];
  const { headers, columns } = plan;
  const position = columns[field];
  const samples = position === undefined ? [] : samplesOf(look, plan, position);
  const isNeeded = requiredFields(plan).includes(field);
  const isMissing = isNeeded && position === undefined;
  return (
    <li className={map.row}>
      <label htmlFor={id} className={map.field}>
        {t(`imports.fields.${field}`)}
        {isNeeded && <span className={map.star} aria-hidden>*</span>}
      </label>
      <Select
        id={id}
        size="small"
        className={map.select}
        required={isNeeded}
        aria-invalid={isMissing}
        aria-describedby={values}
        value={position === undefined ? NONE : String(position)}
        onChange={(_, { value }) => onChoose(field, value === NONE ? null : Number(value))}
      >
        <option value={NONE}>{t(isNeeded ? "imports.map.pick" : "imports.map.none")}</option>
        {headers.map((_, at) => <option key={at} value={at}>{headerText(headers, at)}</option>)}
      </Select>
      <span id={values} className={map.samples}>
        {samples.map((value, at) => (
          <span key={at} className={map.sample}>
            <bdi>{value}</bdi>
          </span>
        ))}
      </span>
    </li>
  );
}

import { Checkbox, Field, Radio, RadioGroup } from "@fluentui/react-components";
import { useId } from "react";
import type { Preview } from "../../../../api/csv/preview.ts";
import type { ImportPlan } from "../../../../api/csv/plan.ts";
import { type Choice, CHOICES } from "../../../../api/csv/remarks.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { remarkText } from "./words.ts";

interface Props {
  readonly importFile: ImportFile;
  readonly preview: Preview;
}

const isChoice = (code: string): code is Choice => CHOICES.some((each) => each === code);

export function RemarksPart({ importFile, preview }: Props) {
  const styles = useImportStyles();
  const title = useId();
  const { plan } = importFile;
  if (!plan) return null;
  const { remarks, partlyRefunded } = preview;
  const codes = new Set<string>(remarks.map(({ code }) => code));
  const otherChoices = (plan.keep ?? []).filter((choice) => !codes.has(choice));
  if (remarks.length === 0 && otherChoices.length === 0 && partlyRefunded === 0) return null;
  return (
    <div className={styles.part} role="group" aria-labelledby={title}>
      <h3 id={title} className={styles.smallTitle}>{t("imports.remarks.title")}</h3>
      {partlyRefunded > 0 && <PartlyRefunded rows={partlyRefunded} onChoose={importFile.choose} />}
      <ul className={styles.outlook}>
        {remarks.map((remark) => (
          <li key={remark.code}>
            {remarkText(remark)}
            {isChoice(remark.code) && <Keep plan={plan} choice={remark.code} onChoose={importFile.choose} />}
          </li>
        ))}
        {otherChoices.map((choice) => (
          <li key={choice}>
            {t(`imports.remarks.kept.${choice}`)}
            <Keep plan={plan} choice={choice} onChoose={importFile.choose} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChoiceProps {
  readonly onChoose: ImportFile["choose"];
}

function Keep(
  { plan, choice, onChoose }: ChoiceProps & { readonly plan: ImportPlan; readonly choice: Choice },
) {
  const isKept = plan.keep?.includes(choice) ?? false;
  return (
    <Checkbox
      label={t("imports.remarks.keep")}
      checked={isKept}
      onChange={() => onChoose(choice, !isKept)}
    />
  );
}

const ANSWERS = ["keep", "leave"] as const;

function PartlyRefunded({ rows, onChoose }: ChoiceProps & { readonly rows: number }) {
  const all = t("imports.preview.rows", { count: rows, n: numberText(rows) });
  return (
    <Field label={t("imports.remarks.ask", { rows: all })} required>
      <RadioGroup value="" onChange={(_, { value }) => onChoose("partlyRefunded", value === "keep")}>
        {ANSWERS.map((answer) => (
          <Radio key={answer} value={answer} label={t(`imports.remarks.answer.${answer}`)} />
        ))}
      </RadioGroup>
    </Field>
  );
}

import { Button, Spinner } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { Decision } from "../../parts/decision.tsx";
import type { Form } from "./form_wiring.ts";
import { listText } from "../../parts/format.ts";
import { useEditStyles } from "./edit.styles.ts";
import { useFieldName } from "./problem_text.ts";

interface Props {
  readonly form: Pick<Form<object>, "phase" | "changed" | "reset">;
  readonly save: string;
  /** Saves and opens the next record; null or absent if there is none. */
  readonly next?: (() => void) | null;
  readonly onClose: () => void;
}

export function SaveBar({ form, save, next = null, onClose }: Props) {
  const styles = useEditStyles();
  const fieldName = useFieldName();
  const isSaving = form.phase === "saving" || form.phase === "checking";
  if (form.changed.length === 0) {
    return (
      <div className={styles.bar}>
        <Decision onCancel={onClose} />
      </div>
    );
  }
  return (
    <div className={styles.bar}>
      <span className={styles.changed}>
        {t("record.form.changed", { fields: listText(form.changed.map(fieldName)) })}
      </span>
      <span className={styles.hint}>{t("record.form.saveHint")}</span>
      <Decision
        isBusy={form.phase !== "editing"}
        onCancel={() => {
          form.reset();
          onClose();
        }}
      >
        {next && (
          <Button disabledFocusable={form.phase !== "editing"} onClick={next}>
            {t("record.form.saveNext")}
          </Button>
        )}
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={form.phase !== "editing"}
          icon={isSaving ? <Spinner size="tiny" /> : null}
        >
          {isSaving ? t("record.form.saving") : save}
        </Button>
      </Decision>
    </div>
  );
}

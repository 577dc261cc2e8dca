import { Button, Link, Spinner } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { Link as RouterLink, useLocation } from "wouter";
import type { Resource } from "../../../resources/define.ts";
import { EntityWords } from "../field_words.ts";
import { t } from "../../lib/i18n.ts";
import { leaveBy } from "../../lib/leave_guard.ts";
import { Decision } from "../../parts/decision.tsx";
import { useTitle } from "../../lib/use_title.ts";
import type { Form } from "./form_wiring.ts";
import { useEditStyles } from "./edit.styles.ts";
import { useNewRecordStyles } from "./new_record.styles.ts";

interface FrameProps {
  readonly resource: Resource;
  readonly title: string;
  readonly children: ReactNode;
}

export function NewRecordFrame({ resource, title, children }: FrameProps) {
  const styles = useNewRecordStyles();
  useTitle(title);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={resource.path} asChild>
          <Link>{t("record.back", { list: t(`menu.${resource.id}`) })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{title}</h1>
      </header>
      <EntityWords value={resource.id}>{children}</EntityWords>
    </div>
  );
}

interface BarProps {
  readonly resource: Resource;
  readonly form: Pick<Form<object>, "phase" | "reset">;
  readonly hint: string;
  readonly make: string;
}

/** The bar of a new record, which is always shown: the record can be saved or cancelled without a change. */
export function NewRecordBar({ resource, form, hint, make }: BarProps) {
  const styles = useEditStyles();
  const [, navigate] = useLocation();
  const isSaving = form.phase === "saving" || form.phase === "checking";
  return (
    <div className={styles.bar}>
      <span className={styles.changed}>{hint}</span>
      <Decision
        isBusy={form.phase !== "editing"}
        onCancel={() =>
          // The form is emptied only after the question is answered, so that staying keeps the typed text.
          leaveBy(() => {
            form.reset();
            navigate(resource.path);
          })}
      >
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={form.phase !== "editing"}
          icon={isSaving ? <Spinner size="tiny" /> : null}
        >
          {isSaving ? t("record.form.saving") : make}
        </Button>
      </Decision>
    </div>
  );
}

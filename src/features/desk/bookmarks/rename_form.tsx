import { Button, Field, Input } from "@fluentui/react-components";
import { CheckmarkRegular } from "@fluentui/react-icons";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { MAX_BOOKMARK_TITLE } from "../../../../api/desk/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import { Decision } from "../../../parts/decision.tsx";
import { useBookmarkStyles } from "./bookmarks.styles.ts";

interface Props {
  readonly title: string;
  readonly onName: (title: string) => void;
  readonly onCancel: () => void;
}

export function RenameForm({ title, onName, onCancel }: Props) {
  const styles = useBookmarkStyles();
  const [text, setText] = useState(title);
  const isEmpty = text.trim() === "";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isEmpty) onName(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // Escape ends the renaming, and must not close the panel too.
    event.preventDefault();
    event.stopPropagation();
    onCancel();
  };
  return (
    <form className={styles.form} aria-label={t("bookmarks.rename")} onSubmit={submit} onKeyDown={onKeyDown}>
      <Field className={styles.field} {...(isEmpty && { validationMessage: t("problem.required") })}>
        <Input
          autoFocus
          value={text}
          maxLength={MAX_BOOKMARK_TITLE}
          aria-label={t("bookmarks.name")}
          onChange={(_, { value }) =>
            setText(value)}
        />
      </Field>
      <Decision isIcon onCancel={onCancel}>
        <Button
          type="submit"
          appearance="subtle"
          icon={<CheckmarkRegular />}
          aria-label={t("bookmarks.save")}
          title={t("bookmarks.save")}
        />
      </Decision>
    </form>
  );
}

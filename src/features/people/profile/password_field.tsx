import { Button, Field, Input } from "@fluentui/react-components";
import { EyeOffRegular, EyeRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import type { PasswordEntry, PasswordForm } from "./password_wiring.ts";

interface Props {
  readonly form: PasswordForm;
  readonly name: keyof PasswordEntry;
  readonly autoComplete: "current-password" | "new-password";
  readonly hint?: string | null;
}

export function PasswordField({ form, name, autoComplete, hint = null }: Props) {
  const [isShown, setShown] = useState(false);
  const problem = form.problems.find(({ path }) => path === name);
  const label = t(`profile.password.field.${name}`);
  return (
    <Field
      label={label}
      required
      hint={problem ? null : hint}
      validationMessage={problemText(problem)}
    >
      <Input
        name={name}
        type={isShown ? "text" : "password"}
        dir="ltr"
        autoComplete={autoComplete}
        spellCheck={false}
        autoCapitalize="none"
        value={form.typed[name]}
        readOnly={form.phase !== "editing"}
        onChange={(_, { value }) => form.type(name, value)}
        contentAfter={
          <Button
            appearance="transparent"
            size="small"
            aria-pressed={isShown}
            aria-label={t("profile.password.show", { field: label })}
            icon={isShown ? <EyeOffRegular /> : <EyeRegular />}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </Field>
  );
}

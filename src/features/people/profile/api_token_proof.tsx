/** Asks for the password before a token is copied. The typed password is lost when the form disappears. */
import { Button, DialogContent, Field, Input } from "@fluentui/react-components";
import { type FormEvent, useId, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { type Failure, problemsOf } from "../../../lib/outcome.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { usePerson } from "../../../lib/person.ts";
import { DialogDecision } from "../../../parts/decision.tsx";

interface Props {
  readonly failure: Failure | null;
  readonly onProve: (password: string) => void;
  readonly onCancel: () => void;
}

export function ProofForm({ failure, onProve, onCancel }: Props) {
  const { identity } = usePerson();
  const [password, setPassword] = useState("");
  const form = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== "") onProve(password);
  };
  const [problem] = failure ? problemsOf(failure) : [];
  return (
    <>
      <DialogContent>
        <p>{t("profile.token.prove")}</p>
        <form id={form} noValidate onSubmit={submit}>
          {/* Names the account for the password store of the browser. */}
          <input type="text" name="username" autoComplete="username" value={identity} readOnly hidden />
          <Field
            label={t("profile.password.field.password")}
            required
            validationMessage={problemText(problem)}
          >
            <Input
              autoFocus
              name="password"
              type="password"
              dir="ltr"
              autoComplete="current-password"
              value={password}
              onChange={(_, { value }) => setPassword(value)}
            />
          </Field>
        </form>
      </DialogContent>
      <DialogDecision onCancel={onCancel}>
        <Button appearance="primary" type="submit" form={form} disabledFocusable={password === ""}>
          {t("profile.token.copy")}
        </Button>
      </DialogDecision>
    </>
  );
}

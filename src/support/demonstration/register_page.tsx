/** `/register`: this build's own form. Source: spec S7.23, S5.7. */
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { Demonstration } from "./demonstration_wiring.ts";
import { EMPTY, EntryForm } from "./entry_form.tsx";
import { EntryPage } from "./entry_page.tsx";
import { readForm, registrationInput } from "./input.ts";
import { words } from "./words.ts";

const FIELDS = ["name", "email", "password"] as const;
const AUTO_COMPLETE = { name: "name", email: "email", password: "new-password" };

export function RegisterPage({ session }: { readonly session: Demonstration }) {
  const problems = useSelector(session.actor, (snapshot) => snapshot.context.problems);
  const isBusy = useSelector(session.actor, (snapshot) => snapshot.matches("registering"));
  const [values, setValues] = useState(EMPTY);
  useEffect(session.openForm, [session]);
  const title = words("register.title");
  return (
    <EntryPage
      title={title}
      other={{ path: "/login", question: words("register.question"), link: words("register.link") }}
    >
      <EntryForm
        label={title}
        fields={FIELDS}
        autoComplete={AUTO_COMPLETE}
        help={words("register.help")}
        submit={words("register.submit")}
        busy={isBusy ? words("register.busy") : null}
        values={values}
        onValues={setValues}
        refused={problems}
        onChange={session.change}
        read={(typed) => readForm(registrationInput, typed)}
        onSend={session.register}
      />
    </EntryPage>
  );
}

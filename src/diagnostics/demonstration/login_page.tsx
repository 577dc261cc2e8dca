/** Source: docs/requirements.md S7.22, S8.8. */
import { Button, MessageBar, MessageBarBody, MessageBarTitle } from "@fluentui/react-components";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { DemoReason } from "../../../machines/demonstration.ts";
import type { Demonstration } from "./demonstration_wiring.ts";
import { EMPTY, EntryForm } from "./entry_form.tsx";
import { EntryPage } from "./entry_page.tsx";
import { useEntryStyles } from "./entry.styles.ts";
import { loginInput, readForm } from "./input.ts";
import { DEMO_ACCOUNT } from "./mock/world.ts";
import { words } from "./words.ts";

const FIELDS = ["email", "password"] as const;
const AUTO_COMPLETE = { name: "name", email: "username", password: "current-password" };

export function LoginPage({ session }: { readonly session: Demonstration }) {
  const { problems, reason } = useSelector(session.actor, (snapshot) => snapshot.context);
  const isBusy = useSelector(session.actor, (snapshot) => snapshot.matches("loggingIn"));
  const [values, setValues] = useState(EMPTY);
  const { email, password } = DEMO_ACCOUNT;
  useEffect(session.openForm, [session]);
  const title = words("login.title");
  return (
    <EntryPage
      title={title}
      other={{ path: "/register", question: words("login.question"), link: words("login.link") }}
    >
      <Reason reason={reason} />
      <EntryForm
        label={title}
        fields={FIELDS}
        autoComplete={AUTO_COMPLETE}
        submit={words("login.submit")}
        busy={isBusy ? words("login.busy") : null}
        values={values}
        onValues={setValues}
        refused={problems}
        onChange={session.change}
        read={(typed) => readForm(loginInput, typed)}
        onSend={session.logIn}
      />
      <SharedAccount onFill={() => setValues({ ...EMPTY, email, password })} />
    </EntryPage>
  );
}

function Reason({ reason }: { readonly reason: DemoReason }) {
  if (!reason) return null;
  const problem = { loggedOut: null, expired: "badToken", failed: "failed" } as const;
  const title = problem[reason];
  return (
    <MessageBar intent={title ? "warning" : "info"} layout="multiline" role={title ? "alert" : "status"}>
      <MessageBarBody>
        {title && <MessageBarTitle>{words(`problem.${title}`)}</MessageBarTitle>} {words(`reason.${reason}`)}
      </MessageBarBody>
    </MessageBar>
  );
}

function SharedAccount({ onFill }: { readonly onFill: () => void }) {
  const styles = useEntryStyles();
  const { email, password } = DEMO_ACCOUNT;
  return (
    <div className={styles.account}>
      <p className={styles.accountText}>{words("login.account", { email, password })}</p>
      <Button size="small" onClick={onFill}>{words("login.fill")}</Button>
    </div>
  );
}

/** `/stores/connected`: sends the sign-in code of a platform to the API, then opens the store. */
import { Button, MessageBar, MessageBarBody, Spinner } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { FinishShopSignIn } from "../../../../api/generated/operations/connections.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import type { LoginCallback } from "../../../lib/login_callback.ts";
import { codeOf, problemsOf } from "../../../lib/outcome.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { useScreenStyles } from "../../../parts/screen.styles.ts";
import { useShopStyles } from "./shop.styles.ts";
import { troubleText } from "./trouble_text.ts";

const PATH = "/stores/connected";
const STORES = "/stores/all";

export default function SignInPage() {
  const styles = useScreenStyles();
  const shop = useShopStyles();
  const [, navigate] = useLocation();
  const [problem, setProblem] = useState("");
  useTitle(t("shop.signIn.title"));
  useEffect(() => {
    void finish().then((done) => "store" in done ? openStore(done.store) : setProblem(done.problem));
    const openStore = (store: string) => navigate(`${STORES}/${store}`, { replace: true });
  }, []);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("shop.signIn.title")}</h1>
      {problem === ""
        ? <Spinner size="tiny" label={t("shop.signIn.working")} />
        : (
          <div className={shop.found}>
            <MessageBar intent="error" politeness="assertive" layout="multiline">
              <MessageBarBody>{problem}</MessageBarBody>
            </MessageBar>
            <div>
              <Button onClick={() => navigate(STORES)}>{t("shop.signIn.toStores")}</Button>
            </div>
          </div>
        )}
    </div>
  );
}

type Finished = { readonly store: string } | { readonly problem: string };

let taken: LoginCallback | null = null;

/** Returns the sign-in code once. The start of the app has removed it from the address and so from the history. */
function takeCallback(): LoginCallback | null {
  const found = globalThis.__early?.loginCallback ?? null;
  if (found === taken) return null;
  taken = found;
  return found;
}

async function finish(): Promise<Finished> {
  const isDeclined = new URLSearchParams(location.search).has("error");
  history.replaceState(history.state, "", PATH);
  const callback = takeCallback();
  if (isDeclined) return { problem: t("shop.signIn.declined") };
  if (!callback?.code || !callback.state) return { problem: t("shop.signIn.over") };
  const outcome = await ask(FinishShopSignIn, { code: callback.code, state: callback.state });
  if (outcome.ok) return { store: outcome.data.finishShopSignIn.store_id };
  const { failure } = outcome;
  if (codeOf(failure) === "NOT_FOUND") return { problem: t("shop.signIn.over") };
  const [first] = problemsOf(failure);
  const reason = first && troubleText(first.code, true) || failureText(failure);
  return { problem: t("shop.signIn.failed", { reason }) };
}

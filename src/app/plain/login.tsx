/** Leads to the login site, which has the forms. Source: docs/requirements.md S1.1, S2.36. */
import { useEffect } from "react";
import { useSearch } from "wouter";
import { REQUEST_TIMEOUT_MS } from "../../../api/constants.ts";
import type { Reason } from "../../../machines/people/session.ts";
import { signInAddress } from "../../lib/login_callback.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { useTitle } from "../../lib/use_title.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { PlainPage } from "../../parts/plain_page.tsx";

const TIMEOUT_MINUTES = REQUEST_TIMEOUT_MS / 60_000;

const useBack = (): string | null => new URLSearchParams(useSearch()).get("from");

export function LoginPage({ reason }: { readonly reason: Reason }) {
  const back = useBack();
  const { name, login, register } = config();
  useTitle(t("shell.login.signIn"));
  const text = reason ? t(`shell.login.${reason}`, { minutes: TIMEOUT_MINUTES }) : t("shell.login.text");
  return (
    <PlainPage isInside title={t("shell.login.title", { name })} text={text}>
      <LinkButton href={signInAddress(login, back)} isPrimary isOutward>{t("shell.login.signIn")}</LinkButton>
      <LinkButton href={signInAddress(register, back)} isOutward>{t("shell.login.signUp")}</LinkButton>
    </PlainPage>
  );
}

export function RegisterPage() {
  const back = useBack();
  useEffect(() => location.replace(signInAddress(config().register, back)), [back]);
  return null;
}

/** The error pages of the demonstration: the app's words and card. There is no server to ask whether it is back. */
import { useSearch } from "wouter";
import { safePath } from "../../../api/paths.ts";
import { t } from "../../lib/i18n.ts";
import type { PlainKind } from "../../lib/plain_paths.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { PlainPage } from "../../parts/plain_page.tsx";

interface DemonstrationPlainProps {
  readonly kind: PlainKind;
  readonly isSignedIn: boolean;
}

export function DemonstrationPlainPage({ kind, isSignedIn }: DemonstrationPlainProps) {
  const from = safePath(new URLSearchParams(useSearch()).get("from"));
  // Going back to a page that is not there, or not ours, would only lead here again.
  const isWorthBack = from !== null && (kind === "failed" || kind === "maintenance");
  return (
    <PlainPage isInside title={t(`shell.page.${kind}Title`)} text={t(`shell.page.${kind}Text`)}>
      {isWorthBack && <LinkButton href={from} isPrimary>{t("shell.page.back")}</LinkButton>}
      <LinkButton href={isSignedIn ? "/" : "/login"} isPrimary={!isWorthBack}>
        {t(isSignedIn ? "shell.page.home" : "shell.page.signIn")}
      </LinkButton>
    </PlainPage>
  );
}

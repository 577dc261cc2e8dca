/** `/404`, `/500`, `/maintenance` and `/misc/not-authorized`, each with a way back. Source: spec S2.40–S2.43. */
import { useSearch } from "wouter";
import { safePath } from "../../api/paths.ts";
import { config } from "../lib/config.ts";
import { t } from "../lib/i18n.ts";
import { LinkButton } from "../shell/link_button.tsx";
import { PlainPage } from "../shell/plain_page.tsx";

export type PlainKind = "notFound" | "failed" | "maintenance" | "notAuthorized";

/** Where each of them lives. */
export const PLAIN_PATHS: Readonly<Record<string, PlainKind>> = {
  "/404": "notFound",
  "/500": "failed",
  "/maintenance": "maintenance",
  "/misc/not-authorized": "notAuthorized",
};

export function PlainStatusPage(
  { kind, isSignedIn }: { readonly kind: PlainKind; readonly isSignedIn: boolean },
) {
  const from = safePath(new URLSearchParams(useSearch()).get("from"));
  // Going back to a page that is not there, or not ours, would only lead here again.
  const isWorthBack = from !== null && (kind === "failed" || kind === "maintenance");
  return (
    <PlainPage
      isInside
      {
        // Whoever is signed in sees it with nothing around it.
        ...(isSignedIn && { name: config().name })
      }
      title={t(`shell.page.${kind}Title`)}
      text={t(`shell.page.${kind}Text`)}
    >
      {isWorthBack && <LinkButton href={from} isPrimary>{t("shell.page.back")}</LinkButton>}
      <LinkButton href={isSignedIn ? "/" : "/login"} isPrimary={!isWorthBack}>
        {isSignedIn ? t("shell.page.home") : t("shell.page.signIn")}
      </LinkButton>
    </PlainPage>
  );
}

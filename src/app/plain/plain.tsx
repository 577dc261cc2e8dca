/** Source: docs/requirements.md S2.40–S2.43. */
import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { useSearch } from "wouter";
import { safePath } from "../../../api/paths.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { hasPlaceBefore } from "../../lib/leave_guard.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";
import { useTitle } from "../../lib/use_title.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { PlainPage } from "../../parts/plain_page.tsx";
import type { PlainKind } from "../../lib/plain_paths.ts";

const MaintenanceWatch = lazyPart(() => import("./maintenance_watch.tsx"));

export function PlainStatusPage(
  { kind, isSignedIn }: { readonly kind: PlainKind; readonly isSignedIn: boolean },
) {
  const from = safePath(new URLSearchParams(useSearch()).get("from"));
  useTitle(t(`shell.page.${kind}Title`));
  const home = isSignedIn ? "/" : "/login";
  // True if the server is not being checked for its return, so that the page needs a link back.
  const [isUnwatched, setUnwatched] = useState(false);
  const isWorthBack = from !== null && (kind === "failed" || (kind === "maintenance" && isUnwatched));
  // The address in `from` would lead here again, so this button leads to the previous page.
  const isStepBack = (kind === "notFound" || kind === "notAuthorized") && isSignedIn && hasPlaceBefore();
  return (
    <PlainPage
      isInside
      {...(isSignedIn && kind !== "notFound" && { name: config().name })}
      title={t(`shell.page.${kind}Title`)}
      text={t(`shell.page.${kind}Text`)}
    >
      {kind === "maintenance" && (
        <OptionalPart onFailure={() => setUnwatched(true)}>
          <MaintenanceWatch back={from ?? home} />
        </OptionalPart>
      )}
      {isWorthBack && <LinkButton href={from} isPrimary>{t("shell.page.back")}</LinkButton>}
      {isStepBack && (
        <Button appearance="primary" onClick={() => history.back()}>{t("shell.page.back")}</Button>
      )}
      <LinkButton href={home} isPrimary={!isWorthBack && !isStepBack && kind !== "maintenance"}>
        {isSignedIn ? t("shell.page.home") : t("shell.page.signIn")}
      </LinkButton>
    </PlainPage>
  );
}

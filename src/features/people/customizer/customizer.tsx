import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { lateWords, t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { notify } from "../../../lib/toasts.ts";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { retryAppearance, useAppearance, useSaveState } from "./appearance.ts";
import { opener, useIsOffered } from "./opener.ts";

const Panel = lazyPart(() => import("./panel.tsx"));

export function Customizer() {
  useSignals();
  const appearance = useAppearance();
  const isOpen = opener.value !== null;
  const isOffered = useIsOffered(appearance);
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useSayingFailure(isOpen);
  useEffect(() => {
    if (!isOffered) opener.value = null;
  }, [isOffered]);
  if (!isWanted || !isOffered) return null;
  return (
    <OptionalPart>
      <Panel isOpen={isOpen} />
    </OptionalPart>
  );
}

/** Shows a toast if saving fails while the panel is closed. An open panel shows the failure itself. */
function useSayingFailure(isOpen: boolean): void {
  const state = useSaveState();
  const hasFailed = state === "failed";
  useEffect(() => {
    if (!hasFailed || isOpen) return;
    // The message is shown even if its texts fail to load: then it is in English.
    lateWords().catch(() => {}).then(() => {
      notify("error", t("customizer.failed"), { words: t("customizer.retry"), run: retryAppearance });
    });
  }, [hasFailed]);
}

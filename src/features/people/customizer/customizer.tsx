/** The customizer beside every screen: its panel once it was opened, and a word when a choice could not be saved. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useState } from "react";
import { lateWords, t } from "../../../lib/i18n.ts";
import { lazily } from "../../../lib/lazily.tsx";
import { notify } from "../../../lib/toasts.ts";
import { Aside } from "../../../parts/aside.tsx";
import { retryLook, useLook, useSaveState } from "./look.ts";
import { opener, useIsOffered } from "./opened.ts";

const Panel = lazily(() => import("./panel.tsx"));

export function Customizer() {
  useSignals();
  const look = useLook();
  const isOpen = opener.value !== null;
  const isOffered = useIsOffered(look);
  const [isWanted, setWanted] = useState(false);
  if (isOpen && !isWanted) setWanted(true);
  useSayingFailure(isOpen);
  useEffect(() => {
    if (!isOffered) opener.value = null;
  }, [isOffered]);
  if (!isWanted || !isOffered) return null;
  return (
    <Aside>
      <Panel isOpen={isOpen} />
    </Aside>
  );
}

/** With the panel open it is said there. */
function useSayingFailure(isOpen: boolean): void {
  const state = useSaveState();
  const hasFailed = state === "failed";
  useEffect(() => {
    if (!hasFailed || isOpen) return;
    // What words are not loaded come in English; the failure is said all the same.
    lateWords().catch(() => {}).then(() => {
      notify("error", t("customizer.failed"), { words: t("customizer.retry"), run: retryLook });
    });
  }, [hasFailed]);
}

/** Where "Leave without saving?" is asked. The dialog is there before it is needed: the host may lose it meanwhile. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { lazily } from "../../lib/lazily.tsx";
import { isHolding, leaving } from "../../lib/leave_guard.ts";
import { Aside } from "../../parts/aside.tsx";

const load = () => import("./leave_dialog.tsx");
const LeaveDialog = lazily(load);

/** It closes by itself: a dialog that is taken away while it is open leaves the page hidden behind it. */
export function LeaveQuestion() {
  useSignals();
  const asked = leaving.value;
  const isNear = isHolding.value;
  const [isPlain, setPlain] = useState(false);
  const last = useRef(asked);
  if (asked) last.current = asked;
  useEffect(() => {
    // What fails here is tried again when it is needed.
    if (isNear) load().catch(() => {});
  }, [isNear]);
  useEffect(() => {
    if (!isPlain || !asked) return;
    const { title, text } = asked.words;
    if (confirm(`${t(title)}\n${t(text)}`)) asked.go();
    else asked.stay();
  }, [isPlain, asked]);
  if (!last.current || isPlain) return null;
  return (
    <Aside onFailure={() => setPlain(true)}>
      <LeaveDialog leaving={last.current} isOpen={asked !== null} />
    </Aside>
  );
}

/** Asks before unsaved changes are lost. The dialog is prefetched, because a deployment may remove its file. */
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { isHolding, leaveRequest } from "../../lib/leave_guard.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";

const load = () => import("./leave_dialog.tsx");
const LeaveDialog = lazyPart(load);

/** Keeps the dialog mounted until it has closed: unmounting an open dialog would leave the page inert. */
export function LeaveQuestion() {
  useSignals();
  const request = leaveRequest.value;
  const isNear = isHolding.value;
  const [isPlain, setPlain] = useState(false);
  const last = useRef(request);
  if (request) last.current = request;
  useEffect(() => {
    if (isNear) load().catch(() => {});
  }, [isNear]);
  useEffect(() => {
    if (!isPlain || !request) return;
    const { title, text } = request.words;
    if (confirm(`${t(title)}\n${t(text)}`)) request.go();
    else request.stay();
  }, [isPlain, request]);
  if (!last.current || isPlain) return null;
  return (
    <OptionalPart onFailure={() => setPlain(true)}>
      <LeaveDialog leaving={last.current} isOpen={request !== null} />
    </OptionalPart>
  );
}

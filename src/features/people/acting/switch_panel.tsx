/** The button appears once the users are loaded. Source: docs/requirements.md S2.49. */
import { Button } from "@fluentui/react-components";
import { PersonSwapRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { useEffect, useRef } from "react";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { usePerson } from "../../../lib/person.ts";
import { useSwitchUser } from "./wiring.ts";

const SwitchDialog = lazyPart(() => import("./switch_dialog.tsx"));

export default function SwitchPanel() {
  useSignals();
  const { _id, acting } = usePerson();
  const actorId = acting?._id ?? _id;
  const [snapshot, send] = useSwitchUser(actorId);
  const opener = useRef<HTMLElement | null>(null);
  const wasOpen = useRef(false);
  const isThere = snapshot.matches("ready") || snapshot.matches("switched");
  const isOpen = isThere && !snapshot.matches({ ready: "closed" });
  // Focuses the opener after the dialog is unmounted, since it traps the focus until then.
  useEffect(() => {
    if (!isOpen) opener.current?.focus();
  }, [isOpen]);
  if (!isThere) return null;
  wasOpen.current ||= isOpen;
  return (
    <>
      <Button
        appearance="subtle"
        icon={<PersonSwapRegular />}
        aria-label={t("acting.open")}
        title={t("acting.open")}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event: { currentTarget: HTMLElement }) => {
          opener.current = event.currentTarget;
          send({ type: "dialog.open" });
        }}
      />
      {wasOpen.current && (
        <OptionalPart>
          <SwitchDialog
            snapshot={snapshot}
            send={send}
            isOpen={isOpen}
            actorId={actorId}
            onClose={() => send({ type: "dialog.close" })}
          />
        </OptionalPart>
      )}
    </>
  );
}

import { Spinner } from "@fluentui/react-components";
import { Suspense, useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import { Decision } from "../../parts/decision.tsx";
import type { Mover } from "./move_wiring.ts";
import { screenOf } from "../features.ts";
import { useMoveStyles } from "./step_form.styles.ts";

interface Props {
  readonly entityId: string;
  readonly id: string;
  readonly name: string;
  readonly mover: Mover;
}

export default function TrashForm({ entityId, id, name, mover }: Props) {
  const { TrashNote: Note } = screenOf(entityId);
  const styles = useMoveStyles();
  const form = useRef<HTMLFormElement>(null);
  const words = t(`entity.${entityId}.trash`);
  const isSending = mover.phase === "sending";
  useEffect(() => form.current?.querySelector("button")?.focus(), []);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={words}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) mover.confirm([]);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || isSending) return;
        // Otherwise the same key would also close the drawer.
        event.stopPropagation();
        mover.dismiss();
      }}
    >
      <p className={styles.text}>{t(`entity.${entityId}.trashAsk`, { name })}</p>
      {Note && (
        <Suspense>
          <Note ids={[id]} />
        </Suspense>
      )}
      <Decision onCancel={mover.dismiss} isBusy={isSending}>
        <SettlingButton
          meaning="trash"
          type="submit"
          appearance="primary"
          disabledFocusable={isSending}
          icon={isSending ? <Spinner size="tiny" /> : null}
        >
          {isSending ? t("record.move.sending", { step: words }) : words}
        </SettlingButton>
      </Decision>
    </form>
  );
}

/** Asks for the reason of a reject by digit or tap, after an optional step of the fault and description. */
import { Field, Textarea } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { type KeyboardEvent as PressEvent, useEffect } from "react";
import { PREFIX } from "../../../../api/codes/commands.ts";
import { parseScan } from "../../../../api/codes/scan.ts";
import { REJECT_REASONS } from "../../../../api/workshop/reject_reasons.ts";
import type { Garment } from "../../../../machines/workshop/station_context.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import { BigButton } from "./frame/big_button.tsx";
import { useGarmentStyles } from "./garment.styles.ts";
import type { StationActor } from "./wiring.ts";

export const MAX_NOTE_CHARS = 500;

interface Props {
  readonly garment: Garment;
  readonly note: string;
  readonly fault: string;
  readonly actor: StationActor;
}

/** Keys by which scanners end a code. */
const ENDS: readonly string[] = ["Enter", "Tab"];

/** Returns the code of a card that was scanned into the note, and the note before it; null without one. */
function cardIn(text: string): { readonly note: string; readonly code: string } | null {
  const at = text.toUpperCase().lastIndexOf(PREFIX);
  const code = at < 0 ? "" : text.slice(at).trim();
  return parseScan(code).kind === "command" ? { note: text.slice(0, at), code } : null;
}

export function Reasons({ garment: { ticket, route, print_status }, note, fault, actor }: Props) {
  const styles = useGarmentStyles();
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape") actor.send({ type: "ask.cancel" });
    };
    addEventListener("keydown", cancel);
    return () => removeEventListener("keydown", cancel);
  }, [actor]);
  /** A card that is scanned while the note has the focus is meant as a card. */
  const takeCard = (event: PressEvent<HTMLTextAreaElement>) => {
    const card = ENDS.includes(event.key) ? cardIn(event.currentTarget.value) : null;
    if (!card) return;
    event.preventDefault();
    actor.send({ type: "note.write", note: card.note });
    actor.send({ type: "code.scanned", code: card.code, typed: false });
  };
  // Offers the steps up to the current one, since later steps have not happened.
  const steps = route.slice(0, route.indexOf(print_status) + 1);
  return (
    <section className={styles.reasons} aria-labelledby="reasons-of">
      <div className={styles.line}>
        <h2 id="reasons-of" className={styles.title}>{t("stations.why", { ticket })}</h2>
        <span className={styles.apart}>
          <BigButton icon={<DismissRegular />} keys="Esc" onClick={() => actor.send({ type: "ask.cancel" })}>
            {t("stations.keep")}
          </BigButton>
        </span>
      </div>
      <div className={styles.grid}>
        {REJECT_REASONS.map((reason, at) => (
          <BigButton
            key={reason}
            keys={String(at + 1)}
            onClick={() => actor.send({ type: "reason.pick", number: at + 1 })}
          >
            {choiceWord("reason_code", reason)}
          </BigButton>
        ))}
      </div>
      <div className={styles.beside}>
        {steps.length > 1 && (
          <div role="group" aria-labelledby="fault-of">
            <span id="fault-of" className={styles.name}>{t("entity.units.field.fault_step")}</span>
            <div className={styles.line}>
              {steps.map((step) => (
                <BigButton
                  key={step}
                  isPressed={step === fault}
                  onClick={() => actor.send({ type: "fault.choose", step: step === fault ? "" : step })}
                >
                  {statusWord(step, "print_status")}
                </BigButton>
              ))}
            </div>
          </div>
        )}
        <Field label={t("stations.note")}>
          <Textarea
            size="large"
            rows={2}
            maxLength={MAX_NOTE_CHARS}
            value={note}
            onKeyDown={takeCard}
            onChange={(_, { value }) => actor.send({ type: "note.write", note: value })}
          />
        </Field>
      </div>
    </section>
  );
}

/** Asks by digit or tap why a unit is damaged or leaves the shelf, with an optional note. */
import { Field, Textarea } from "@fluentui/react-components";
import { DismissRegular } from "@fluentui/react-icons";
import { useEffect } from "react";
import {
  isRelease,
  MAX_RETURN_NOTE,
  releaseReasons,
  RETURN_REASONS,
} from "../../../../api/workshop/returns.ts";
import type { BenchReason } from "../../../../machines/workshop/return_bench_context.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { t } from "../../../lib/i18n.ts";
import { BigButton } from "../../workshop/stations/frame/big_button.tsx";
import { useReturnStyles } from "./returns.styles.ts";
import { type Bench, newKey } from "./wiring.ts";

type Props = Pick<Bench, "grade" | "note" | "actor"> & { readonly ticket: string };

export const reasonsFor = (grade: Bench["grade"]): readonly BenchReason[] =>
  isRelease(grade) ? releaseReasons(grade) : RETURN_REASONS;

export function ReturnReasons({ ticket, grade, note, actor }: Props) {
  const styles = useReturnStyles();
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => {
      if (event.key === "Escape") actor.send({ type: "reason.cancel" });
    };
    addEventListener("keydown", cancel);
    return () => removeEventListener("keydown", cancel);
  }, [actor]);
  return (
    <section className={styles.part} aria-labelledby="return-reasons">
      <h2 id="return-reasons" className={styles.heading}>
        {t(isRelease(grade) ? `returns.releaseTitle.${grade}` : "returns.reasonTitle", { ticket })}
      </h2>
      <div className={styles.reasons}>
        {reasonsFor(grade).map((reason, at) => (
          <BigButton
            key={reason}
            keys={String(at + 1)}
            onClick={() => actor.send({ type: "reason.pick", reason, key: newKey() })}
          >
            {choiceWord("reason_code", reason)}
          </BigButton>
        ))}
      </div>
      <Field label={t("returns.note")} hint={t("returns.noteHelp")}>
        <Textarea
          size="large"
          maxLength={MAX_RETURN_NOTE}
          value={note}
          onChange={(_, { value }) => actor.send({ type: "note.type", note: value })}
        />
      </Field>
      <div className={styles.row}>
        <BigButton icon={<DismissRegular />} onClick={() => actor.send({ type: "reason.cancel" })}>
          {t("returns.back")}
        </BigButton>
      </div>
    </section>
  );
}

/** Asks which packages the new manifest leaves out; preselects those not scanned or not allowed to leave. */
import { useEffect, useState } from "react";
import type { AskProps } from "../../../engine/features.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { readTicks } from "./check_state.ts";
import { PickedLines } from "./picked_lines.tsx";
import { type Line, linesSource } from "./wiring.ts";

function firstPicks(lines: readonly Line[], ticked: ReadonlySet<string>): readonly string[] {
  const isMissing = ({ package_id }: Line) => ticked.size > 0 && !ticked.has(package_id);
  return lines.filter((line) => line.problem !== "" || isMissing(line)).map(({ package_id }) => package_id);
}

export default function WithoutAsk({ name, label, value, record, isDisabled, onChange, onHold }: AskProps) {
  const person = usePerson();
  const [source] = useState(() => linesSource(record._id));
  const { answer } = useAnswer(source);
  const isKnown = answer !== null;
  const lines = answer?.getManifestById?.lines ?? [];
  useEffect(() => {
    onHold(!isKnown);
    if (isKnown) onChange(firstPicks(lines, readTicks(person._id, record._id)).join(","));
  }, [isKnown]);
  return (
    <PickedLines
      {...{ name, label, lines, isDisabled }}
      help={t("manifest.remakeHelp")}
      picked={value === "" ? [] : value.split(",")}
      onChange={(picked) => onChange(picked.join(","))}
    />
  );
}

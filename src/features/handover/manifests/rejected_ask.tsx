/** Asks for packages that the post did not accept, each with a reason. */
import { Field, Input } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { MAX_REJECT_REASON } from "../../../../api/handover/manifest_bounds.ts";
import type { AskProps } from "../../../engine/features.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { problemText } from "../../../lib/problem_text.ts";
import { PickedLines } from "./picked_lines.tsx";
import { linesSource } from "./wiring.ts";

interface Rejection {
  readonly package_id: string;
  readonly reason: string;
}

const read = (value: string): readonly Rejection[] => value === "" ? [] : JSON.parse(value) as Rejection[];
const write = (all: readonly Rejection[]): string => all.length === 0 ? "" : JSON.stringify(all);

export default function RejectedAsk(
  { name, label, value, record, isDisabled, onChange, onHold, beside }: AskProps,
) {
  const [source] = useState(() => linesSource(record._id));
  const { answer } = useAnswer(source);
  const isKnown = answer !== null;
  useEffect(() => onHold(!isKnown), [isKnown]);
  const lines = answer?.getManifestById?.lines ?? [];
  const rejected = read(value);
  const problem = beside?.problems.find(({ path }) => path.startsWith(`${name}.`));
  const reasonOf = (id: string) => rejected.find(({ package_id }) => package_id === id)?.reason ?? "";
  return (
    <PickedLines
      {...{ name, label, lines, isDisabled }}
      help={t("manifest.acceptHelp")}
      picked={rejected.map(({ package_id }) => package_id)}
      onChange={(picked) => onChange(write(picked.map((id) => ({ package_id: id, reason: reasonOf(id) }))))}
      about={({ package_id, code }) => (
        <Field validationMessage={reasonOf(package_id).trim() === "" ? problemText(problem) : null}>
          <Input
            name={`reason.${code}`}
            value={reasonOf(package_id)}
            readOnly={isDisabled}
            dir="auto"
            required
            autoComplete="off"
            maxLength={MAX_REJECT_REASON}
            aria-label={t("manifest.why", { code })}
            placeholder={t("manifest.why", { code })}
            onChange={(_, data) =>
              onChange(
                write(
                  rejected.map((each) =>
                    each.package_id === package_id ? { ...each, reason: data.value } : each
                  ),
                ),
              )}
          />
        </Field>
      )}
    />
  );
}

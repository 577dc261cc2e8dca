/** Garments of the chosen groups to pick for the batch; without a pick those due first are taken. */
import { Checkbox, FieldContextProvider, Spinner } from "@fluentui/react-components";
import { useEffect, useMemo } from "react";
import { MAX_BATCH_UNITS } from "../../../../api/workshop/batches.ts";
import { BatchWaiting } from "../../../../api/generated/operations/batches.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import type { Operation } from "../../../../api/operation.ts";
import { idsIn, writeIds } from "../../../engine/form/form_values.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import { useEditStyles } from "../../../engine/form/edit.styles.ts";
import { useFieldWord } from "../../../engine/field_words.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { usePickStyles } from "./batches.styles.ts";

type DataOf<O> = O extends Operation<infer _, infer Data> ? Data : never;
type Waiting = DataOf<typeof BatchWaiting>["batchWaiting"][number];

const source = (
  group_key: string,
  more_keys: readonly string[],
): AnswerSource<DataOf<typeof BatchWaiting>> => ({
  name: `batchWaiting.${group_key}.${writeIds(more_keys)}`,
  entities: ["units"],
  debounceMs: 1_000,
  ask: ({ signal }) =>
    ask(BatchWaiting, { group_key, more_keys: [...more_keys] }, { background: true, signal }),
});

export default function GarmentsInput(props: InputProps) {
  const { hint } = useEditStyles();
  const group = String(props.values?.["group_key"] ?? "");
  if (group === "") return <span className={hint}>{t("batches.pick.group")}</span>;
  const merged = String(props.values?.["more_keys"] ?? "");
  return <Garments key={`${group}${merged}`} {...{ group, merged }} {...props} />;
}

const textOf = ({ ticket, order_code, title, color, size, due_at, rush }: Waiting): string =>
  [
    ticket,
    order_code,
    [title, color, size].filter(Boolean).join(", "),
    formatDay(due_at, config().timeZone),
    rush ? t("batches.pick.rush") : "",
  ].filter(Boolean).join(" · ");

function Garments(
  { group, merged, field: { key }, value, isOff, onChange }:
    & InputProps
    & { readonly group: string; readonly merged: string },
) {
  const styles = useEditStyles();
  const { picks } = usePickStyles();
  const asked = useMemo(() => source(group, idsIn(merged)), [group, merged]);
  const { answer, failure } = useAnswer(asked);
  const picked = idsIn(value);
  const label = useFieldWord()(key);
  const isHere = answer !== null;
  // Picks of an earlier group do not belong to the chosen ones.
  useEffect(() => {
    const ids = answer?.batchWaiting.map(({ _id }) => _id) ?? [];
    if (isHere && picked.some((id) => !ids.includes(id))) {
      onChange(writeIds(picked.filter((id) => ids.includes(id))));
    }
  }, [isHere]);
  if (!answer) return failure ? <span role="alert">{failureText(failure)}</span> : <Spinner size="tiny" />;
  const rows = answer.batchWaiting;
  const isFull = picked.length >= MAX_BATCH_UNITS;
  const pick = (id: string, isOn: boolean) =>
    onChange(writeIds(isOn ? [...picked, id] : picked.filter((each) => each !== id)));
  return (
    <div role="group" aria-label={label} className={picks}>
      <span className={styles.hint} role="status">
        {picked.length === 0
          ? t("batches.pick.first", { n: numberText(Math.min(MAX_BATCH_UNITS, rows.length)) })
          : t("batches.pick.count", { n: numberText(picked.length), most: numberText(MAX_BATCH_UNITS) })}
      </span>
      <FieldContextProvider value={undefined}>
        {rows.map((row) => (
          <Checkbox
            key={row._id}
            name={key}
            label={<bdi dir="auto">{textOf(row)}</bdi>}
            checked={picked.includes(row._id)}
            disabled={isOff || (isFull && !picked.includes(row._id))}
            onChange={(_, { checked }) => pick(row._id, checked === true)}
          />
        ))}
      </FieldContextProvider>
    </div>
  );
}

/** Warns of ranges that are nearly used up, and of ranges whose last number is unknown since a restore. */
import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { RangeLevels } from "../../../../api/generated/operations/numbers.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { askEveryPage } from "../../../engine/wiring/every_page.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { numberText } from "../../../parts/format.ts";

const source: AnswerSource<DataOf<typeof RangeLevels>> = {
  name: "numberRanges.levels",
  entities: ["numberRanges"],
  ask: async (options) =>
    mapOutcome(
      await askEveryPage((page) => ask(RangeLevels, {}, page), (data) => data.numberRanges, options),
      (numberRanges) => ({ numberRanges }),
    ),
};

export default function RangeAlerts() {
  const { answer } = useAnswer(source);
  const ranges = answer?.numberRanges ?? [];
  const low = ranges.filter(({ status, level }) => status === "Active" && level === "low");
  const unsure = ranges.filter(({ status, unsure }) => status === "Paused" && unsure);
  return (
    <>
      {unsure.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("barcodes.unsure", { count: unsure.length })}</MessageBarBody>
        </MessageBar>
      )}
      {low.map(({ _id, name, left, days_left }) => (
        <MessageBar key={_id} intent="warning" layout="multiline">
          <MessageBarBody>
            {t("barcodes.lastsFor", { name, left: numberText(left), count: days_left ?? 0 })}
          </MessageBarBody>
        </MessageBar>
      ))}
    </>
  );
}

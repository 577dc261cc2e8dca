import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { PreviewBulk } from "../../../../api/generated/operations/bulk.ts";
import type { JobInput } from "../../../../api/generated/schema.ts";
import { orders, ordersRights } from "../../../../resources/orders/orders.ts";
import { useBulkJob } from "../../../engine/bulk/bulk_job_wiring.ts";
import { JobMessageBar } from "../../../engine/bulk/job_message_bar.tsx";
import { mayBeginJobs, workText } from "../../../engine/bulk/target.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { numberText } from "../../../parts/format.ts";

const REVERSED = "Reversed";

export default function AfterReversal({ record }: PartProps) {
  const person = usePerson();
  const seller = record["seller_id"];
  const isFor = record["status"] === REVERSED && typeof seller === "string" && mayBeginJobs(person) &&
    allows(ordersRights.update, person);
  return isFor
    ? <HoldOrders seller={seller} name={String(record["seller_name"])} code={String(record["code"])} />
    : null;
}

interface Props {
  readonly seller: string;
  readonly name: string;
  readonly code: string;
}

/** Returns the job that holds paid orders whose production has not begun. Unpaid orders cost nothing. */
const workOn = ({ seller, code }: Props): JobInput => ({
  kind: orders.lifecycle?.job ?? "",
  resource: orders.id,
  event: "order.hold",
  filters: { seller: [seller], status: ["Processing"] },
  params: { reason: t("topups.heldBecause", { code }) },
});

function HoldOrders(props: Props) {
  const [source] = useState((): AnswerSource<{ readonly fits: number }> => ({
    name: `reversal.${props.code}`,
    entities: ["orders"],
    ask: async (options) =>
      mapOutcome(
        await ask(PreviewBulk, { params: workOn(props) }, options),
        (data) => ({ fits: data.jobPreview.fits }),
      ),
  }));
  const { answer } = useAnswer(source);
  const job = useBulkJob(orders.id);
  const fits = answer?.fits ?? 0;
  // A refused job can be started again, with its reason above.
  const isOffered = job.phase === "idle" || job.phase === "asking";
  return (
    <>
      <JobMessageBar work={job} />
      {job.failure !== null && isOffered && (
        <p role="alert">
          {t("bulk.failed", { step: workText("order.hold", "act", fits), why: failureText(job.failure) })}
        </p>
      )}
      {fits > 0 && isOffered && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t("topups.unbegun", { count: fits, number: numberText(fits), name: props.name })}
          </MessageBarBody>
          <MessageBarActions>
            <Button size="small" onClick={() => job.confirm(workOn(props))}>
              {workText("order.hold", "act", fits)}
            </Button>
          </MessageBarActions>
        </MessageBar>
      )}
    </>
  );
}

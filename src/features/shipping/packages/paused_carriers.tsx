/** Warns staff that a carrier does not answer, so that labels wait until it does. Sellers do not see this. */
import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { allows } from "../../../../api/access.ts";
import { PausedCarriers as Asked } from "../../../../api/generated/operations/packages.ts";
import type { PausedCarrier } from "../../../../api/generated/schema.ts";
import { formatTime } from "../../../../api/time/instants.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { usePerson } from "../../../lib/person.ts";
import { mapOutcome } from "../../../lib/outcome.ts";

const source: AnswerSource<{ readonly paused: readonly PausedCarrier[] }> = {
  name: "pausedCarriers",
  entities: ["carriers"],
  ask: async (options) =>
    mapOutcome(await ask(Asked, {}, options), (data) => ({ paused: data.pausedCarriers })),
};

const MINUTE = 60;

/** Returns the time of the next attempt, rounded up to a whole minute. */
const timeOf = (unix: number): string => formatTime(Math.ceil(unix / MINUTE) * MINUTE, config().timeZone);

export default function PausedCarriers() {
  const person = usePerson();
  return allows(packages.rule, person) ? <Paused /> : null;
}

function Paused() {
  const { answer } = useAnswer(source);
  const now = useNow();
  return answer?.paused.filter(({ until }) => until > now).map(({ _id, name, until }) => (
    <MessageBar key={_id} intent="warning" layout="multiline">
      <MessageBarBody>{t("carriers.paused", { name, time: timeOf(until) })}</MessageBarBody>
    </MessageBar>
  ));
}

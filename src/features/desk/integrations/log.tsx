import { useCallback, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { app_config } from "../../../../resources/desk/app_config.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { usePerson } from "../../../lib/person.ts";
import { logSource, STEPS, useIntegrationSteps } from "./wiring.ts";
import { DeliveryLog } from "./delivery_log.tsx";

export default function Log({ record: { _id, kind } }: PartProps) {
  const person = usePerson();
  const [count, setCount] = useState(0);
  const mover = useIntegrationSteps(_id, "log", person._id, {
    show: () => {},
    onDone: () => setCount((before) => before + 1),
  });
  const mayReplay = kind === "outgoing_webhook" &&
    allows(app_config.roots.replayDelivery ?? app_config.rule, person);
  const sourceOf = useCallback((page: number) => logSource(_id, null, page), [_id]);
  return <DeliveryLog {...{ sourceOf, mover, count }} replay={mayReplay ? STEPS.replay : null} />;
}

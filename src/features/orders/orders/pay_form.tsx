/** What paying an order asks: nothing until somebody begins. */
import type { Mover } from "../../../engine/record/move_wiring.ts";
import { lazily, useAhead } from "../../../lib/lazily.tsx";
import type { Order } from "./order.ts";
import { isPaying } from "./paying_steps.ts";

const OpenPayForm = lazily(() => import("./open_pay_form.tsx"));

interface Props {
  readonly order: Order;
  readonly mover: Mover;
}

export function PayForm(props: Props) {
  const { mover } = props;
  useAhead(OpenPayForm);
  const isOpen = isPaying(mover) && ["asking", "sending", "refused", "failed"].includes(mover.phase);
  return isOpen ? <OpenPayForm {...props} /> : null;
}

import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { allows } from "../../../../api/access.ts";
import { formatMinute } from "../../../../api/time/instants.ts";
import { ordersRights } from "../../../../resources/orders/orders.ts";
import { reasonText } from "../../../engine/record/move_message_bar.tsx";
import type { Mover } from "../../../engine/record/move_wiring.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import type { Order } from "./order.ts";
import { moneyText } from "../../../lib/amount_text.ts";

const FORGET = "order.forgetFunds";

interface Props {
  readonly order: Order;
  readonly mover: Mover;
}

export function FundsNews({ order, mover }: Props) {
  const person = usePerson();
  const { pay_asked_at, pay_seen_minor, pay_stopped, currency } = order;
  // Servers of older builds omit `pay_asked_at` and `pay_seen_minor`.
  if (typeof pay_asked_at === "number") {
    const amount = moneyText(pay_seen_minor ?? 0, currency);
    const when = formatMinute(pay_asked_at, config().timeZone);
    const isBusy = mover.phase === "sending" || mover.phase === "checking" || mover.phase === "unknown";
    return (
      <MessageBar intent="info" layout="multiline">
        <MessageBarBody>{t("paying.awaiting", { when, amount })}</MessageBarBody>
        {allows(ordersRights.update, person) && (
          <MessageBarActions>
            <Button
              size="small"
              disabledFocusable={isBusy}
              onClick={() => !isBusy && mover.begin(FORGET, false)}
            >
              {t(`event.${FORGET}`)}
            </Button>
          </MessageBarActions>
        )}
      </MessageBar>
    );
  }
  if (!pay_stopped) return null;
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{t("paying.stopped", { why: reasonText(pay_stopped) })}</MessageBarBody>
    </MessageBar>
  );
}

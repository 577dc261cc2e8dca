import { OrderProfit } from "../../../../api/generated/operations/profit.ts";
import { ask } from "../../../lib/client.ts";
import { mapOutcome } from "../../../lib/outcome.ts";
import { profitPart } from "./profit_part.tsx";

export default profitPart({
  entities: ["orders", "packages", "postageLines", "postageRequests", "localBills", "consolidations"],
  text: "profit.orderText",
  async ask(_id, options) {
    return mapOutcome(
      await ask(OrderProfit, { _id }, options),
      (data) => ({ lines: data.getOrderById?.profit ?? [] }),
    );
  },
});

import { OrderProfit } from "../../../../api/generated/operations/profit.ts";
import { ask } from "../../../lib/client.ts";
import { profitPart } from "./profit_part.tsx";

export default profitPart({
  entities: ["orders", "packages", "postageLines", "localBills"],
  text: "profit.orderText",
  async ask(_id, options) {
    const outcome = await ask(OrderProfit, { _id }, options);
    return outcome.ok ? { ok: true, data: { lines: outcome.data.getOrderById?.profit ?? [] } } : {
      ok: false,
      failure: outcome.failure,
    };
  },
});

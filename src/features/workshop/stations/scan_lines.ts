import { parseScan } from "../../../../api/codes/scan.ts";
import type { Desk } from "../../../../machines/workshop/station_context.ts";
import { actionText } from "../../../engine/record/timeline_entry.tsx";
import type { ListedScan } from "./frame/scan_list.tsx";
import type { VerdictShape } from "./frame/shapes.tsx";
import { reasonText } from "./verdict_of.ts";

type Scanned = Desk["last"][number];

function lookOf({ outcome, event }: Scanned): VerdictShape {
  if (outcome === "done") return event === "unit.reject" || event === "unit.undo" ? "back" : "good";
  return outcome === "already" ? "tick" : "stop";
}

export const scanLines = (last: Desk["last"]): ListedScan[] =>
  last.map((scan) => {
    const { key, code, ticket, event, answer, text, at, operator_name } = scan;
    const became = event ? actionText(event, false) : reasonText(answer, text);
    return {
      key,
      shape: lookOf(scan),
      // The outcome of a command says more than the code of its card.
      name: ticket || (parseScan(code).kind === "command" ? "" : code),
      text: [became, operator_name].filter(Boolean).join(" · "),
      at,
    };
  });

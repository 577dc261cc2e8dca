/** Prints the tickets that a station is asked for, once at a time. */
import { useRef, useState } from "react";
import type { Desk } from "../../../../machines/station_facts.ts";
import { tellChange } from "../../../engine/live/live.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { printTickets } from "../../catalogue/prints/print_wiring.ts";

export interface TicketPrinter {
  readonly isBusy: boolean;
  /** False where there is nothing to print. */
  readonly print: () => boolean;
}

export function useTickets(tickets: Desk["tickets"]): TicketPrinter {
  const [isBusy, setBusy] = useState(false);
  const latest = useRef({ tickets, isBusy });
  latest.current = { tickets, isBusy };
  const print = () => {
    const { tickets: wanted, isBusy: isPrinting } = latest.current;
    if (wanted.length === 0 || isPrinting) return false;
    setBusy(true);
    const ids = wanted.map(({ _id }) => _id);
    void printTickets(ids, "pdf").then((failure) => {
      setBusy(false);
      if (failure) notify("error", t("stations.notPrinted", { reason: failureText(failure) }));
      tellChange("units", ids);
    });
    return true;
  };
  return { isBusy, print };
}

/** Returns the printers of a station's location, or all; none until they are loaded. */
import { useEffect, useState } from "react";
import { PrinterChoices } from "../../../../api/generated/operations/prints.ts";
import type { PrinterChoice } from "../../../../api/generated/schema.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";
import { ask } from "../../../lib/client.ts";

export function usePrinters(station: string | undefined): readonly PrinterChoice[] {
  const [printers, setPrinters] = useState<readonly PrinterChoice[]>([]);
  useEffect(() => {
    let isGone = false;
    void ask(PrinterChoices, { station: station ?? null }, { background: true }).then((outcome) => {
      if (!isGone && outcome.ok) setPrinters(outcome.data.printerChoices);
    });
    return () => {
      isGone = true;
    };
  }, [station]);
  return printers;
}

export const printers = optionsFrom(
  PrinterChoices,
  (data) =>
    data.printerChoices.map(({ _id, name, location_code }) => ({ value: _id, name, more: location_code })),
  { entity: "printers" },
);

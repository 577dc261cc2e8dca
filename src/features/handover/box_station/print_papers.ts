/** Prints the papers of boxes one after the other: a new box may come while the last one's are printed. */
import { useMemo, useRef, useState } from "react";
import type { BoxPapers } from "../../../../machines/box_station_facts.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { printBoxPapers } from "../../catalogue/prints/print_packages.ts";

export function useBoxPrinter(station: string) {
  const [waiting, setWaiting] = useState(0);
  const last = useRef(Promise.resolve());
  const print = useMemo(() => ({ id, papers }: BoxPapers) => {
    if (papers.length === 0) return;
    setWaiting((count) => count + 1);
    last.current = last.current.then(async () => {
      const failure = await printBoxPapers({ id, papers, station });
      setWaiting((count) => count - 1);
      if (failure) notify("error", t("boxStation.notPrinted", { reason: failureText(failure) }));
    });
  }, [station]);
  return { isBusy: waiting > 0, print };
}

/** Shows the verdict of a station and the queue of scans above it, without rendering the page again. */
import { usePerson } from "../../../lib/person.ts";
import { type Quiet, VerdictBand } from "./frame/verdict_band.tsx";
import type { VerdictActor } from "./frame/verdict_wiring.ts";
import { QueuedScans } from "./queue/queued_scans.tsx";
import { useQueue } from "./queue/use_queue.ts";

interface Props {
  readonly actor: VerdictActor;
  readonly quiet: Quiet;
  readonly onUndo: () => void;
  /** True if the verdict shows late refusals itself, one after the other. */
  readonly hasRefusals?: boolean;
}

export function ScanVerdict({ actor, quiet, onUndo, hasRefusals = false }: Props) {
  const queue = useQueue(usePerson());
  return (
    <>
      <QueuedScans queue={hasRefusals ? { ...queue, refusals: [] } : queue} />
      <VerdictBand actor={actor} quiet={quiet} storedCount={queue.storedScans.length} onUndo={onUndo} />
    </>
  );
}

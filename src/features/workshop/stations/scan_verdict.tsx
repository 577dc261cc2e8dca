/** The verdict of a station with a queue: the queue above it, its length inside. Drawn separately from the page. */
import { usePerson } from "../../../lib/person.ts";
import { type Quiet, VerdictBand } from "./frame/verdict_band.tsx";
import type { VerdictActor } from "./frame/verdict_wiring.ts";
import { QueuedScans } from "./queue/queued_scans.tsx";
import { useQueue } from "./queue/use_queue.ts";

interface Props {
  readonly actor: VerdictActor;
  readonly quiet: Quiet;
  readonly onUndo: () => void;
  /** The verdict itself has the late refusals, one by one. */
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

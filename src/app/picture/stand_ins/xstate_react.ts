/** Stands for XState's hooks: what an actor says at first. */
interface Actor<Snapshot> {
  getSnapshot(): Snapshot;
}

export const useSelector = <Snapshot, T>(actor: Actor<Snapshot>, select: (snapshot: Snapshot) => T): T =>
  select(actor.getSnapshot());

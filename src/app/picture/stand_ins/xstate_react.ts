/** Replaces XState's hooks: they return an actor's first state. */
interface Actor<Snapshot> {
  getSnapshot(): Snapshot;
}

export const useSelector = <Snapshot, T>(actor: Actor<Snapshot>, select: (snapshot: Snapshot) => T): T =>
  select(actor.getSnapshot());

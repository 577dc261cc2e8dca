/** Removes the lease of a flight's steps: their checkpoint alone keeps workers from doing a step twice. */
import { type Migration, render } from "../ddl.ts";

export const stepCheckpoints: Migration = {
  number: 119,
  name: "step checkpoints",
  statements: (engine) => [render(engine, "alter table consolidation_steps drop column leased_until")],
};

/** The checkpoint of a flight's step alone keeps workers apart, so steps need no lease. */
import { type Migration, render } from "../ddl.ts";

export const stepCheckpoints: Migration = {
  number: 119,
  name: "step checkpoints",
  statements: (engine) => [render(engine, "alter table consolidation_steps drop column leased_until")],
};

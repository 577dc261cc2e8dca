/** Finds files of the client's engine that name a resource. The list of exceptions may only shrink. */
import { parts } from "../../../resources/generated/parts.ts";
import { resources } from "../../../resources/generated/resources.ts";

/** Names that are allowed for now, by file and id, each with its reason. */
const KNOWN: Readonly<Record<string, string>> = {
  "src/engine/bulk/bulk_job_wiring.ts jobs":
    "A bulk action of the engine is a job: it follows the live changes of jobs.",
  "src/engine/views/views_wiring.ts jobs":
    "A running job changes many rows: the counts of views wait for its end.",
  "src/engine/list/table/card_columns.ts items": "A kind of cell that has the same name as a list.",
  "src/engine/record/changed_field.ts user_groups":
    "The audit calls the list by a name that is neither its id nor its query.",
};

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Returns each file with the resource id that its text contains, and each listed exception that no longer exists. */
export function resourcesNamedIn(sources: readonly Source[]): readonly string[] {
  const ids = [...resources, ...parts].map(({ id }) => id);
  const found = sources.filter(({ path }) => !path.includes("/words/")).flatMap(({ path, text }) =>
    ids.filter((id) => new RegExp(`(["'\`])${id}\\1|"(choice|event)?\\.?${id}\\.\\w+"`).test(text))
      .map((id) => `${path} ${id}`)
  );
  const gone = Object.keys(KNOWN).filter((name) => !found.includes(name));
  return [...found.filter((name) => !Object.hasOwn(KNOWN, name)), ...gone.map((name) => `gone: ${name}`)];
}

/** Of every list what its first picture needs, as code: no forms, no steps, and each rule written once. */
import type { Resource } from "../../resources/define.ts";
import { trashField } from "../../resources/trash.ts";

/** Shorter ones are not worth a name. */
const MIN_SHARED_CHARS = 24;

function needed(resource: Resource) {
  const {
    id,
    path,
    rule,
    note,
    query,
    entity,
    count,
    missing,
    defaults,
    segment,
    filters,
    columns,
    sort,
    record,
  } = resource;
  const { isFixed, lifecycle, moves = [], bulk = [], shape, roots } = resource;
  const trash = shape && trashField(shape);
  return {
    ...{ id, path, rule, note, query, entity, count, missing, defaults, segment },
    ...{ filters, columns, sort, record, isFixed },
    // Whether rows can be picked.
    lifecycle: lifecycle && {},
    moves: moves.filter(({ alone }) => !alone).map(({ rule }) => ({ rule })),
    bulk: bulk.map(({ rule }) => ({ rule })),
    shape: shape && { noun: shape.noun, trash: shape.trash },
    roots: trash && roots[trash] ? { [trash]: roots[trash] } : {},
  };
}

/** As JSON, but that what stands in it more than once has a name. */
function written(value: unknown): string {
  const times = new Map<string, number>();
  const count = (each: unknown): void => {
    if (typeof each !== "object" || each === null) return;
    const text = JSON.stringify(each);
    const known = times.get(text) ?? 0;
    times.set(text, known + 1);
    if (known === 0) Object.values(each).forEach(count);
  };
  count(value);
  const names = new Map<string, string>();
  const said: string[] = [];
  const write = (each: unknown): string => {
    if (typeof each !== "object" || each === null) return JSON.stringify(each);
    const text = JSON.stringify(each);
    const name = names.get(text);
    if (name) return name;
    const entries = Object.entries(each).filter(([, inner]) => inner !== undefined);
    const code = Array.isArray(each)
      ? `[${each.map(write).join()}]`
      : `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${write(inner)}`).join()}}`;
    if ((times.get(text) ?? 0) < 2 || text.length < MIN_SHARED_CHARS) return code;
    names.set(text, `r${names.size}`);
    said.push(`${names.get(text)}=${code}`);
    return names.get(text)!;
  };
  const whole = write(value);
  return `${said.map((each) => `const ${each};`).join("")}export const resources=${whole};`;
}

/** In the place of resources/mod.ts. */
export const earlyResources = (lists: readonly Resource[]): string => written(lists.map(needed));

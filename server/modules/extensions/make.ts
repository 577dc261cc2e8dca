/** `makeExtension`: the settings of an extension, without its secrets. */
import { ApiError } from "../../../api/errors.ts";
import { type Config, configOf, type ConfigValue, type Manifest } from "../../../api/extensions.ts";
import { extensionInput } from "../../../api/inputs/extension.ts";
import { readInput } from "../../../api/inputs/read.ts";
import type { Writer } from "../../db/database.ts";
import { type AuditEntry, mutation } from "../../fields.ts";
import { appendOutbox } from "../../outbox.ts";
import { ADDED, auditOf, knownManifest } from "./known.ts";
import { keepSetUp, setUpById } from "./store.ts";
import { viewOf } from "./view.ts";

export const makeExtension = mutation<"makeExtension">(async (tx, { id, params, version }, { now }) => {
  const manifest = knownManifest(id);
  const read = readInput(extensionInput(manifest), params);
  if (!read.ok) {
    throw new ApiError("BAD_INPUT", "Cannot keep the settings: a value is missing or wrong", {
      problems: read.problems.map(({ path, ...rest }) => ({ path: `params.${path}`, ...rest })),
    });
  }
  const setUp = await setUpById(tx, manifest.id);
  if (typeof version === "number" && version !== setUp.version) {
    const current = await viewOf(tx, manifest);
    throw new ApiError("STALE", "Cannot keep the settings: they were changed by somebody else first", {
      current: { ...current, ...current.config },
    });
  }
  const before = configOf(manifest, setUp.config);
  const given = Object.entries(read.value).filter(([, value]) => value !== null && value !== undefined);
  const after = { ...before, ...Object.fromEntries(given) };
  const changes = changesOf(before, after);
  if (changes.length > 0) {
    await keepSetUp(tx, setUp, { config: after, version: setUp.version + 1 }, now());
    await tellAdded(tx, manifest, now());
  }
  const audit = changes.length > 0 ? [auditOf(manifest.id, "makeExtension", changes)] : [];
  return { result: await viewOf(tx, manifest), audit };
});

/** Menus and rows may look otherwise now. */
export const tellAdded = (tx: Writer, { id }: Manifest, at: number): Promise<void> =>
  appendOutbox(tx, [{ entity: ADDED, sellerId: null, ids: [id] }], at);

const shown = (value: ConfigValue | undefined): string =>
  Array.isArray(value) ? value.join(", ") : String(value ?? "");

const changesOf = (before: Config, after: Config): AuditEntry["changes"] =>
  Object.keys(after).map((field) => ({ field, before: shown(before[field]), after: shown(after[field]) }))
    .filter((change) => change.before !== change.after);

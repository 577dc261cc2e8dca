import { type Config, configOf, type Manifest } from "../../../../api/desk/extensions.ts";
import { extensionInput } from "../../../../api/inputs/desk/extension.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { Writer } from "../../../db/database.ts";
import { changedFields } from "../../../entity/changes.ts";
import { badInputOf, checkVersion } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { appendOutbox } from "../../../events/outbox.ts";
import { ADDITIONS, auditOf, manifestById } from "./manifest_lookup.ts";
import { keepSetUp, setUpById } from "./store.ts";
import { viewOf } from "./view.ts";

const badInput = badInputOf("settings");

export const makeExtension = mutation<"makeExtension">(async (tx, { id, params, version }, { now }) => {
  const manifest = manifestById(id);
  const read = readInput(extensionInput(manifest), params);
  if (!read.ok) throw badInput(read.problems);
  const setUp = await setUpById(tx, manifest.id);
  await checkVersion(
    setUp,
    version,
    "Cannot keep the settings: they were changed by somebody else first",
    async () => {
      const current = await viewOf(tx, manifest);
      return { ...current, ...current.config };
    },
  );
  const before = configOf(manifest, setUp.config);
  const given = Object.entries(read.value).filter(([, value]) => value !== null && value !== undefined);
  const after = { ...before, ...Object.fromEntries(given) };
  const changes = changedFields(Object.keys(after), shown(before), shown(after));
  if (changes.length > 0) {
    await keepSetUp(tx, setUp, { config: after, version: setUp.version + 1 }, now());
    await announceAdditions(tx, manifest, now());
  }
  const audit = changes.length > 0 ? [auditOf(manifest.id, "makeExtension", changes)] : [];
  return { result: await viewOf(tx, manifest), audit };
});

export const announceAdditions = (tx: Writer, { id }: Pick<Manifest, "id">, at: number): Promise<void> =>
  appendOutbox(tx, [{ entity: ADDITIONS, sellerId: null, ids: [id] }], at);

const shown = (config: Config): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(config).map((
      [key, value],
    ) => [key, Array.isArray(value) ? value.join(", ") : String(value)]),
  );

import type { ExtensionFacts } from "../../../../api/generated/schema.ts";
import { manifests } from "../../../../extensions/mod.ts";
import { extensions } from "../../../../resources/desk/extensions.ts";
import { changedFields } from "../../../entity/changes.ts";
import { defineLifecycle } from "../../../lifecycle/define.ts";
import { callerOf } from "../../../lifecycle/lifecycle.ts";
import { announceAdditions } from "./make.ts";
import { keepSetUp, secretRows, type SetUp, setUpsById } from "./store.ts";
import { isExtensionOn, missingSettingsOf } from "./view.ts";

type Patch = Partial<Pick<SetUp, "status" | "rights" | "accepted_at" | "accepted_by">>;

/** Returns true for exactly the requested rights: acceptance of an older manifest's rights does not count. */
export const isAccepting = (_id: string, given: readonly string[]): boolean => {
  const requestedRights = manifests.find(({ id }) => id === _id)?.rights ?? [];
  const distinct = [...new Set(given)];
  return distinct.length === requestedRights.length &&
    requestedRights.every((right) => distinct.includes(right));
};

export const extensionLifecycle = defineLifecycle<"Extension", SetUp, ExtensionFacts, Patch>({
  resource: extensions,
  called: "extension",
  // Uses the shown status: an extension that requests more rights than were accepted is off.
  async rows(reader, ids) {
    const known = manifests.filter(({ id }) => ids.includes(id));
    const found = await setUpsById(reader, known.map(({ id }) => id));
    return new Map(known.flatMap((manifest) => {
      const setUp = found.get(manifest.id);
      return setUp
        ? [[manifest.id, { ...setUp, status: isExtensionOn(manifest, setUp) ? "On" : "Off" }]]
        : [];
    }));
  },
  async facts(reader, rows) {
    const secrets = await secretRows(reader, rows.map(({ _id }) => _id));
    return new Map(rows.map((row) => {
      const manifest = manifests.find(({ id }) => id === row._id);
      return [row._id, {
        hasSettings: manifest !== undefined && missingSettingsOf(manifest, row, secrets).length === 0,
      }];
    }));
  },
  refuse: ({ row, params }, effects) =>
    effects.includes("acceptRights") && !isAccepting(row._id, params.rights ?? [])
      ? { error: "BAD_INPUT", reason: "rightsUnaccepted" }
      : null,
  effects: {
    acceptRights: ({ params, stamp, ...caller }) => ({
      patch: {
        rights: params.rights ?? [],
        accepted_at: stamp.at,
        accepted_by: callerOf(caller).session.actor.name,
      },
    }),
  },
  async write(tx, row, change, at) {
    await keepSetUp(tx, row, change, at);
    await announceAdditions(tx, { id: row._id }, at);
  },
  versionAfter: ({ version }) => version,
  changes: (row, change) => changedFields(["status", "rights"], shown(row), shown({ ...row, ...change })),
  sampleFacts: [{ hasSettings: true }],
});

const shown = ({ status, rights }: Pick<SetUp, "status" | "rights">) => ({
  status,
  rights: rights.join(", "),
});

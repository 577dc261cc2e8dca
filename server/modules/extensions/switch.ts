/** Turning an extension on, with its rights read and accepted, and off; and its secrets. */
import { ApiError, type InputProblem } from "../../../api/errors.ts";
import { configOf, type Manifest, secretFields } from "../../../api/extensions.ts";
import { secretInput } from "../../../api/inputs/extension.ts";
import { readInput } from "../../../api/inputs/read.ts";
import type { Reader } from "../../db/database.ts";
import { isOpen } from "../../egress/egress.ts";
import { mutation } from "../../fields.ts";
import { auditOf, knownManifest } from "./known.ts";
import { tellAdded } from "./make.ts";
import { keepSecret, keepSetUp, secretRows, type SetUp, setUpById } from "./store.ts";
import { viewOf } from "./view.ts";

const badInput = (text: string, problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", text, { problems });

export const switchExtension = mutation<"switchExtension">(async (tx, { _id, on, rights }, context) => {
  const manifest = knownManifest(_id);
  const setUp = await setUpById(tx, manifest.id);
  const status = on ? "On" : "Off";
  const accepted = on ? await acceptedRights(tx, manifest, setUp, rights ?? []) : setUp.rights;
  const wasSame = setUp.status === status && same(setUp.rights, accepted);
  if (wasSame) return { result: await viewOf(tx, manifest), audit: [] };
  const at = context.now();
  const acceptance = on ? { accepted_at: at, accepted_by: context.session.actor.name } : {};
  await keepSetUp(tx, setUp, { status, rights: accepted, ...acceptance }, at);
  await tellAdded(tx, manifest, at);
  const changes = [
    { field: "status", before: setUp.status, after: status },
    { field: "rights", before: setUp.rights.join(", "), after: accepted.join(", ") },
  ].filter(({ before, after }) => before !== after);
  return { result: await viewOf(tx, manifest), audit: [auditOf(_id, "switchExtension", changes)] };
});

const same = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((each) => others.includes(each));

/**
 * What was read is what it asks for: a person who saw an older manifest accepts nothing by it.
 * @throws {ApiError} BAD_INPUT also where something is missing that it needs
 */
async function acceptedRights(
  reader: Reader,
  manifest: Manifest,
  setUp: SetUp,
  given: readonly string[],
): Promise<readonly string[]> {
  if (!same([...new Set(given)], manifest.rights)) {
    throw badInput("Cannot turn it on: the rights that were accepted are not those that it asks for", [
      { path: "rights", code: "unaccepted" },
    ]);
  }
  const secrets = await secretRows(reader, [manifest.id]);
  const config = configOf(manifest, setUp.config);
  const lacking = manifest.config.filter(({ key, kind, required }) =>
    required && (kind === "secret" ? secrets.every(({ field }) => field !== key) : config[key] === "")
  );
  if (lacking.length === 0) return manifest.rights;
  throw badInput(
    "Cannot turn it on: a setting that it needs is missing",
    lacking.map(({ key }) => ({ path: `params.${key}`, code: "required" })),
  );
}

/** It takes no key: the answer to one is stored with a print of what was asked, and the secret is asked with. */
export const setExtensionSecret = mutation<"setExtensionSecret">(
  async (tx, { _id, field, value }, context) => {
    const manifest = knownManifest(_id);
    const wanted = secretFields(manifest).find(({ key }) => key === field);
    if (!wanted) throw badInput("There is no such secret setting", [{ path: "field", code: "unknown" }]);
    const read = value === "" ? { ok: true, value } as const : readInput(secretInput(wanted), value);
    if (!read.ok) {
      throw badInput("The secret is not usable", read.problems.map(({ code }) => ({ path: "value", code })));
    }
    const { settings: { secrets: keys, egressAllow }, session, now } = context;
    if (wanted.isUrl && read.value !== "" && !isOpen(read.value, egressAllow)) {
      throw badInput("The secret is not usable", [{ path: "value", code: "notHttps" }]);
    }
    const setUp = await setUpById(tx, manifest.id);
    const before = (await secretRows(tx, [_id])).find((row) => row.field === field);
    // Without it the extension cannot go on: it is turned off with it.
    const isStopped = value === "" && wanted.required === true && setUp.status === "On";
    await keepSetUp(tx, setUp, isStopped ? { status: "Off" } : {}, now());
    const by = session.actor.name;
    await keepSecret(tx, keys, { extension: _id, field, value: read.value, at: now(), by });
    if (isStopped) await tellAdded(tx, manifest, now());
    const shown = (last4: string) => last4 && `…${last4}`;
    const changes = [
      { field, before: shown(before?.last4 ?? ""), after: shown(read.value.slice(-4)) },
      ...isStopped ? [{ field: "status", before: "On", after: "Off" }] : [],
    ];
    return { result: await viewOf(tx, manifest), audit: [auditOf(_id, "setExtensionSecret", changes)] };
  },
);

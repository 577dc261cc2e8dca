import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import { type Manifest, secretFields } from "../../../../api/desk/extensions.ts";
import { secretInput } from "../../../../api/inputs/desk/extension.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import type { Reader } from "../../../db/database.ts";
import { isSchemeAllowed } from "../../../egress/egress.ts";
import { mutation } from "../../../fields.ts";
import { moveMany, stepOf } from "../../../lifecycle/move.ts";
import { auditOf, manifestById } from "./manifest_lookup.ts";
import { extensionLifecycle, isAccepting } from "./lifecycle.ts";
import { announceAdditions } from "./make.ts";
import { keepSecret, keepSetUp, secretRows, setUpById } from "./store.ts";
import { missingSettingsOf, viewOf } from "./view.ts";

const badInput = (text: string, problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", text, { problems });

/** Turns an extension on or off by an event of its lifecycle; repeating the call changes nothing. */
export const switchExtension = mutation<"switchExtension">(async (tx, { _id, on, rights }, context) => {
  const manifest = manifestById(_id);
  const status = (await viewOf(tx, manifest)).status;
  if (status === (on ? "On" : "Off")) return { result: await viewOf(tx, manifest), audit: [] };
  // Checks the rights before the settings: only a person who accepts the rights is shown which settings are missing.
  if (on && !isAccepting(manifest.id, rights ?? [])) throw unaccepted();
  const request = { event: on ? "extension.on" : "extension.off", params: { rights: rights ?? [] } };
  const [moved] = await moveMany(extensionLifecycle, stepOf(tx, request, context), [_id]);
  if (!moved?.result.ok) throw await missingSettingsError(tx, manifest);
  const audit = moved.audit.map((entry) => ({ ...entry, action: "switchExtension" }));
  return { result: await viewOf(tx, manifest), audit };
});

const unaccepted = () =>
  badInput("Cannot turn it on: the rights that were accepted are not those that it asks for", [
    { path: "rights", code: "unaccepted" },
  ]);

async function missingSettingsError(reader: Reader, manifest: Manifest): Promise<ApiError> {
  const setUp = await setUpById(reader, manifest.id);
  const keys = missingSettingsOf(manifest, setUp, await secretRows(reader, [manifest.id]));
  return badInput(
    "Cannot turn it on: a setting that it needs is missing",
    keys.map((key) => ({ path: `params.${key}`, code: "required" })),
  );
}

/** Takes no idempotency key, because a digest of the arguments, and so of the secret, would be stored. */
export const setExtensionSecret = mutation<"setExtensionSecret">(
  async (tx, { _id, field, value }, context) => {
    const manifest = manifestById(_id);
    const wanted = secretFields(manifest).find(({ key }) => key === field);
    if (!wanted) throw badInput("There is no such secret setting", [{ path: "field", code: "unknown" }]);
    const read = value === "" ? { ok: true, value } as const : readInput(secretInput(wanted), value);
    if (!read.ok) {
      throw badInput("The secret is not usable", read.problems.map(({ code }) => ({ path: "value", code })));
    }
    const { settings: { secrets: keys, egressAllow }, session, now } = context;
    if (wanted.isUrl && read.value !== "" && !isSchemeAllowed(read.value, egressAllow)) {
      throw badInput("The secret is not usable", [{ path: "value", code: "notHttps" }]);
    }
    const setUp = await setUpById(tx, manifest.id);
    const before = (await secretRows(tx, [_id])).find((row) => row.field === field);
    // An extension cannot run without a required secret, so it is turned off.
    const isStopped = value === "" && wanted.required === true && setUp.status === "On";
    await keepSetUp(tx, setUp, isStopped ? { status: "Off" } : {}, now());
    const by = session.actor.name;
    await keepSecret(tx, keys, { extension: _id, field, value: read.value, at: now(), by });
    if (isStopped) await announceAdditions(tx, manifest, now());
    const shown = (last4: string) => last4 && `…${last4}`;
    const changes = [
      { field, before: shown(before?.last4 ?? ""), after: shown(read.value.slice(-4)) },
      ...isStopped ? [{ field: "status", before: "On", after: "Off" }] : [],
    ];
    return { result: await viewOf(tx, manifest), audit: [auditOf(_id, "setExtensionSecret", changes)] };
  },
);

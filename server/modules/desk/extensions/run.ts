import { allows } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { configOf, MAX_ACTION_IDS } from "../../../../api/desk/extensions.ts";
import { manifests } from "../../../../extensions/mod.ts";
import type { MutationArgs } from "../../../../api/generated/schema.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { mutation, preparedMutation, type QueryField } from "../../../fields.ts";
import { makeEgress } from "../../../egress/egress.ts";
import { attemptsOf, deliveryById, enqueueDeliveries, reopenDelivery } from "../deliveries/store.ts";
import { outcomeOf } from "../deliveries/outcome.ts";
import { deliveryView, deliveryViews } from "../deliveries/view.ts";
import { callOf, EXTENSION } from "./delivery.ts";
import { factsFor } from "./facts_store.ts";
import { auditOf, codeOf, extensionNotFound, manifestById } from "./manifest_lookup.ts";
import { setUpById, setUpsById } from "./store.ts";
import { isExtensionOn } from "./view.ts";

export const myExtensions: QueryField<"myExtensions"> = async (_args, { db, session: { person } }) => {
  const rows = await setUpsById(db.read, manifests.map(({ id }) => id));
  return manifests.flatMap((manifest) => {
    const setUp = rows.get(manifest.id);
    if (!setUp || !isExtensionOn(manifest, setUp)) return [];
    const config = configOf(manifest, setUp.config);
    const links = manifest.links.filter(({ rule, address }) => allows(rule, person) && config[address])
      .map(({ key, group, address }) => ({ key, group, href: String(config[address]) }));
    const actions = manifest.actions.filter(({ rule }) => allows(rule, person))
      .map(({ key, list }) => ({ key, list }));
    return links.length + actions.length > 0 ? [{ _id: manifest.id, links, actions }] : [];
  });
};

/** Runs an extension's code before the transaction, on records in the caller's scope and permitted fields. */
export const runExtension = preparedMutation<"runExtension">(async (args, context) => {
  const { manifest, list, ids, notes } = await readRun(args, context);
  return async (tx) => {
    if (!isExtensionOn(manifest, await setUpById(tx, manifest.id))) throw extensionNotFound();
    const there = await factsFor(tx, manifest.rights, list, ids, context.scope);
    if (there.size < ids.length) throw noRecord();
    const { id: targetId } = manifest;
    const deliveries = notes.map((payload) => ({ kind: EXTENSION, targetId, event: args.action, payload }));
    await enqueueDeliveries(tx, deliveries, context.now());
    const changes = [{ field: list, before: "", after: ids.join(", ") }];
    return { result: ids, audit: [auditOf(targetId, "runExtension", changes)] };
  };
});

const noRecord = () => new ApiError("NOT_FOUND", "There is no such record.");

async function readRun(
  { _id, action: name, ids }: MutationArgs["runExtension"],
  { db, scope, session }: AuthorizedContext,
) {
  const manifest = manifestById(_id);
  const action = manifest.actions.find(({ key }) => key === name);
  const code = codeOf(_id);
  if (!action || !code || !isExtensionOn(manifest, await setUpById(db.read, _id))) throw extensionNotFound();
  if (!allows(action.rule, session.person)) throw new ApiError("FORBIDDEN", "Your role may not do this.");
  const wanted = [...new Set(ids)];
  if (wanted.length > MAX_ACTION_IDS) {
    throw new ApiError("LIMIT", `Cannot do this to ${wanted.length} records: ${MAX_ACTION_IDS} at most`);
  }
  const records = await factsFor(db.read, manifest.rights, action.list, wanted, scope);
  const found = wanted.filter((id) => records.has(id));
  if (found.length === 0) throw noRecord();
  const facts = found.flatMap((id) => records.get(id) ?? []);
  const notes = manifest.rights.includes("send") ? code.act(name, facts, session.person.name) : [];
  return { manifest, list: action.list, ids: found, notes };
}

/** Sends the request before the transaction, so that no lock is held while another server answers. */
export const testExtension = preparedMutation<"testExtension">(async ({ _id }, context) => {
  const { db, settings, session, now } = context;
  const manifest = manifestById(_id);
  const code = codeOf(_id);
  if (!code) throw extensionNotFound();
  const whose = { manifest, code, setUp: await setUpById(db.read, _id) };
  const request = await callOf(db.read, whose, code.tryout(session.person.name), settings);
  const answer = request
    ? await makeEgress({ allow: settings.egressAllow }).send(request)
    : { kind: "unsent", reason: "unsendable" } as const;
  const { code: status, error, ms, answer: text } = outcomeOf(answer, 1, now(), 0);
  const result = { ok: error === "", status, error: request ? error : "needsSecret", ms, answer: text };
  const changes = [{ field: "test", before: "", after: result.ok ? "ok" : result.error }];
  return () => Promise.resolve({ result, audit: [auditOf(_id, "testExtension", changes)] });
});

export const extensionDeliveries: QueryField<"extensionDeliveries"> = async (args, { db, page }) => {
  const { id } = manifestById(args._id);
  return await deliveryViews(db.read, id, args.status ?? null, page);
};

export const replayExtensionDelivery = mutation<"replayExtensionDelivery">(async (tx, { _id }, { now }) => {
  const delivery = await deliveryById(tx, _id);
  if (!delivery || delivery.kind !== EXTENSION) throw new ApiError("NOT_FOUND", "There is no such delivery.");
  const waiting = await reopenDelivery(tx, delivery, now());
  const changes = [{ field: "delivery", before: delivery.status, after: waiting.status }];
  return {
    result: deliveryView(waiting, await attemptsOf(tx, [_id])),
    audit: [auditOf(delivery.target_id, "replayExtensionDelivery", changes)],
  };
});

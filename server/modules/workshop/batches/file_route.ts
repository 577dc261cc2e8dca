/** `GET {api}/batches/file?id=ID&per=unit`: the printer's files of a released batch, as a streamed ZIP. */
import { batchFileName } from "../../../../api/workshop/batches.ts";
import { ApiError } from "../../../../api/errors.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { documentLanguage } from "../../../../api/documents/words/mod.ts";
import { printBatches as resource } from "../../../../resources/workshop/print_batches.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Route } from "../../../fields.ts";
import { HttpError } from "../../../http/errors.ts";
import { newId } from "../../../ids.ts";
import { runOnce, stampOf } from "../../../mutate.ts";
import { insertPrint } from "../../catalogue/prints/store.ts";
import { batchesById, type BatchRow } from "./store.ts";
import { batchTickets, PER, type Ticket, zipOf } from "./zip.ts";

export const fileRoute: Route = { method: "GET", path: "/batches/file", rule: resource.rule, handle };

const FILED: readonly string[] = ["Released", "Printed"];

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const id = query.get("id") ?? "";
  const batch = (await batchesById(context.db.read, [id])).get(id);
  if (!batch) throw new HttpError(404, "NOT_FOUND", REASONS.notFound);
  if (!FILED.includes(batch.status)) {
    throw new ApiError("ILLEGAL_TRANSITION", REASONS.wrongState, {
      reason: { code: "wrongState", text: REASONS.wrongState },
    });
  }
  const language = documentLanguage(query.get("language"));
  const per = PER.find((each) => each === query.get("per")) ?? "art";
  const tickets = await batchTickets(context, batch._id);
  if (tickets.length > 0) await writeDown(batch, tickets, language, context);
  return new Response(zipOf(context, { tickets, language, per }), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${
        batchFileName(batch.code, batch.released_at ?? batch.created_at, context.settings.timeZone)
      }"`,
      "content-security-policy": "sandbox; default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}

const FIELD = "batches.file";

/** Records its tickets as a print like any other, with the batch as the reason of a reprint. */
async function writeDown(
  { code }: BatchRow,
  tickets: readonly Ticket[],
  language: string,
  context: AuthorizedContext,
): Promise<void> {
  const { actor, actingFor, at } = stampOf(context);
  const job = {
    _id: newId(),
    kind: "tickets",
    format: "pdf",
    copies: 1,
    labels: tickets.length,
    language,
    reason: code,
    actor_id: actor._id,
    acting_for: actingFor,
    created_at: at,
    media: "",
    printer_id: null,
    station_id: null,
  };
  await runOnce(FIELD, {}, context, async (tx) => {
    await insertPrint(tx, job, tickets.map(({ _id, facts }) => ({ record_id: _id, code: facts.ticket })));
    const audit = [{
      entity: "print_jobs",
      entityId: job._id,
      sellerId: null,
      action: FIELD,
      changes: [{ field: "tickets", before: "", after: code }],
      live: { entity: "print_jobs", sellerId: null, ids: [job._id], userId: context.session.person._id },
    }];
    return { result: null, audit };
  });
}

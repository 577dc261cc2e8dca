/** `POST {api}/imports/items?plan=JSON&name=FILE&key=KEY`; the plan is that of api/csv/item_table.ts. */
import { MAX_PLAN_BYTES } from "../../../../api/csv/bounds.ts";
import { type ItemPlan, itemPlan } from "../../../../api/csv/item_table.ts";
import { allOf } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { jobs } from "../../../../resources/desk/jobs.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Effect, Route } from "../../../fields.ts";
import type { StoredDigests } from "../../../files/store.ts";
import { runOnce, stampOf } from "../../../mutate.ts";
import { badInput, nameOfUpload, parseJsonOrNull, receive } from "../../desk/uploads/receive.ts";
import { principalOf } from "../../desk/jobs/principal.ts";
import { insertJob, newJob, requireRoomForJob } from "../../desk/jobs/store.ts";
import { ITEM_IMPORT, type ItemImportInput, itemImportRule } from "./import_input.ts";

const FIELD = "imports.items";

export const itemUpload: Route = {
  method: "POST",
  path: "/imports/items",
  rule: allOf(jobs.rule, itemImportRule),
  handle: (request: Request, context: AuthorizedContext) => {
    const query = new URL(request.url).searchParams;
    const wanted = { plan: readPlan(query.get("plan") ?? ""), name: nameOfUpload(query, "items.csv") };
    const key = query.get("key");
    return receive(
      request,
      context,
      FIELD,
      (jobId, stored) => accept(jobId, { ...wanted, key }, stored, context),
    );
  },
};

function readPlan(text: string): ItemPlan {
  if (new TextEncoder().encode(text).length > MAX_PLAN_BYTES) {
    throw badInput("plan", "tooLong", `Cannot import: the plan is longer than ${MAX_PLAN_BYTES / 1024} kB`);
  }
  const read = readInput(itemPlan, parseJsonOrNull(text));
  if (read.ok) return read.value;
  const problems = read.problems.map(({ path, code }) => ({ path: path ? `plan.${path}` : "plan", code }));
  throw new ApiError("BAD_INPUT", "Cannot import: the plan is missing something or wrong", { problems });
}

interface UploadRequest {
  readonly plan: ItemPlan;
  readonly name: string;
  readonly key: string | null;
}

async function accept(
  jobId: string,
  request: UploadRequest,
  { bytes, digest }: StoredDigests,
  context: AuthorizedContext,
): Promise<string> {
  const { person } = context.session;
  const { plan, name } = request;
  return await runOnce(
    FIELD,
    { ...request, digest },
    context,
    async (tx): Promise<Effect<string>> => {
      await requireRoomForJob(tx, person._id);
      const input: ItemImportInput = { ...principalOf(context), plan };
      const { at } = stampOf(context);
      await insertJob(tx, {
        ...newJob({ _id: jobId, kind: ITEM_IMPORT, title: name, user_id: person._id, at }),
        input: JSON.stringify(input),
        cursor: JSON.stringify({ rows: 0 }),
        about: JSON.stringify({ kind: ITEM_IMPORT, resource: "items" }),
        total: bytes,
      });
      const changes = [{ field: "title", before: "", after: name }];
      const audit = [{ entity: "jobs", entityId: jobId, sellerId: null, action: ITEM_IMPORT, changes }];
      return { result: jobId, audit };
    },
  );
}

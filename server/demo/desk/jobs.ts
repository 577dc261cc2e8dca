import { DAY_SECONDS } from "../../../api/constants.ts";
import { importReasonText } from "../../../api/csv/reasons.ts";
import type { JobRefusalsTable, JobsTable } from "../../db/tables.ts";
import { IMPORT_KIND, type ImportCursor, type ImportInput } from "../../modules/orders/imports/input.ts";
import { newJob } from "../../modules/desk/jobs/store.ts";
import type { DemoStore } from "../shops/shops.ts";
import type { OrderRow } from "../rows.ts";
import type { DemoWorld } from "../world.ts";

type Ending = "clean" | "refused rows" | "failed";

const ENDINGS: readonly Ending[] = ["clean", "refused rows", "failed"];
const REFUSALS = [
  [14, "badNumber", "Sales"],
  [15, "badNumber", "Sales", 14],
  [212, "badDate", "Order Date"],
  [340, "badQuotes", ""],
] as const;
/** Approximate bytes of one order in a file. */
const ORDER_BYTES = 380;

export function makeJobs(stores: readonly DemoStore[], orders: readonly OrderRow[], world: DemoWorld) {
  const rows = stores.flatMap((store) => {
    const made = orders.filter((order) => order.store_id === store._id).length;
    return store.weight < 4 ? [] : ENDINGS.map((ending, index) => jobRow(store, made, ending, index, world));
  });
  const refusals: JobRefusalsTable[] = rows.filter((job) => job.refused > 0).flatMap((job) =>
    REFUSALS.map(([line, code, field, because = null]) => ({ job_id: job._id, line, code, field, because }))
  );
  return { rows, refusals };
}

function jobRow(store: DemoStore, made: number, ending: Ending, index: number, world: DemoWorld): JobsTable {
  const seller = world.actors.seller(store.seller_id);
  const created = world.now - (index * 9 + world.random.between(1, 8)) * DAY_SECONDS;
  const isFailed = ending === "failed";
  const orders = isFailed ? 0 : Math.ceil(made / 12);
  const total = (orders || 40) * ORDER_BYTES;
  const input: ImportInput = {
    store_id: store._id,
    time_zone: "",
    plan: null,
    mapping: "superstore",
    actor: { _id: seller._id, name: seller.name },
    acting_for: null,
    request_id: `demo-${index}`,
  };
  const title = `${store.platform}-export-${index + 1}.csv`;
  return {
    ...newJob({ _id: world.newId(created), kind: IMPORT_KIND, title, user_id: seller._id, at: created }),
    status: isFailed ? "Failed" : "Done",
    seller_id: store.seller_id,
    about: JSON.stringify({ kind: IMPORT_KIND, resource: "orders", store: store._id }),
    input: JSON.stringify(input),
    cursor: JSON.stringify({ orders: isFailed ? null : orders } satisfies ImportCursor),
    total,
    done: isFailed ? 0 : total,
    made: orders,
    refused: ending === "refused rows" ? REFUSALS.length : 0,
    error_code: isFailed ? "columnsMissing" : null,
    error_text: isFailed ? `${importReasonText("columnsMissing")} Missing: Sales.` : null,
    updated_at: created + 2,
    finished_at: created + 2,
  };
}

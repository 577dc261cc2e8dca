/**
 * Answers with a bare `Deno.serve` over the same database, without GraphQL, sessions, rules or scope: lists
 * by the server's statements, an order by hand-written SQL. A step changes the row and writes one audit row,
 * durably as on the server.
 */
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { endWithParent } from "../child.ts";
import { openDatabase } from "../../../server/db/open.ts";
import type { AuthorizedContext } from "../../../server/context.ts";
import { pageOf } from "../../../server/list/resolver.ts";
import { ordersList } from "../../../server/modules/orders/orders/store.ts";
import { orderPage } from "./one_order.ts";
import { orders } from "../../../resources/orders/orders.ts";

const [dataDir = "", port = "", search = ""] = Deno.args;
const db = await openDatabase({ dataDir });
// The measured server may be writing its last commits.
const sqlite = new DatabaseSync(`${dataDir}/pressdock.db`, { timeout: 5_000 });
sqlite.exec("pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on");

function statementOf(args: Record<string, unknown>, page = 1) {
  const context = {
    db,
    scope: { sellers: null },
    page: { page, perPage: 20 },
    session: { person: { role: "super_root", groups: [], permission: {}, scope: null } },
    settings: { timeZone: "UTC" },
    now: () => Math.floor(Date.now() / 1000),
  };
  const { sql, parameters } = pageOf(orders, ordersList, args, context as unknown as AuthorizedContext)
    .compile(db.read);
  return { statement: sqlite.prepare(sql), parameters: parameters as SQLInputValue[] };
}

const lists: Readonly<Record<string, ReturnType<typeof statementOf>>> = {
  "/list": statementOf({ status: ["Processing"] }),
  "/deep": statementOf({}, 1000),
  "/search": statementOf({ search }),
};
const pageOfOrder = orderPage(sqlite);
const move = sqlite.prepare("update orders set status = ?, version = version + 1 where _id = ?");
sqlite.exec("create table if not exists bench_audit (at integer, id text, status text)");
const audit = sqlite.prepare("insert into bench_audit values (?, ?, ?)");

function moveOrder({ id, status }: { id: string; status: string }): unknown {
  sqlite.exec("begin immediate");
  move.run(status, id);
  audit.run(Date.now(), id, status);
  sqlite.exec("commit");
  return { _id: id, ok: true, status };
}

endWithParent();
Deno.serve({ port: Number(port), onListen: () => console.log("Ready ") }, async (request) => {
  const { pathname } = new URL(request.url);
  const body = await request.json();
  const list = lists[pathname];
  if (list) return Response.json({ data: { orders: list.statement.all(...list.parameters) } });
  if (pathname === "/detail") {
    return Response.json({ data: { getOrderById: pageOfOrder(body.id) } });
  }
  if (pathname === "/move") return Response.json({ data: { moveOrder: [moveOrder(body)] } });
  return Response.json({ data: { now: sqlite.prepare("select 1 as one").get() } });
});

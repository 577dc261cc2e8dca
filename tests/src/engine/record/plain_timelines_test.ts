/** People read timelines, the audit and notices: no raw key, no id, no gap. */
import assert from "node:assert/strict";
import { type Selectable, sql } from "kysely";
import type { TimelineEntry } from "../../../../api/generated/schema.ts";
import { entityOf } from "../../../../resources/define.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { person } from "../../../support/client/person.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import type { Database } from "../../../../server/db/database.ts";
import type { Tables } from "../../../../server/db/tables.ts";
import { detailsOf } from "../../../../server/modules/people/audit/names_store.ts";
import { modules } from "../../../../server/generated/modules.ts";
import { servedModules } from "../../../support/server/module_server.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { changesInWords } from "../../../../src/engine/record/change_words.ts";
import { actionText, whyText } from "../../../../src/engine/record/timeline_entry.tsx";
import type { ValueContext } from "../../../../src/engine/record/changed_value.ts";
import { valueContext } from "../../../../src/features/people/audit/entry_details.ts";
import {
  actionText as auditActionText,
  entityText,
  missingName,
} from "../../../../src/features/people/audit/words.ts";
import { lateWords, t } from "../../../../src/lib/i18n.ts";
import { configureApp } from "../../../support/client/app_config.ts";
import { inDemo } from "../../../support/demo/demo.ts";
import { type Grounds, onGrounds } from "../../../support/server/grounds.ts";
import { gradeUnit, openPackage, sendPackage } from "../../../support/shipping/returned_packages.ts";
import { addBlanks } from "../../../support/workshop/blanks.ts";

await lateWords();
configureApp({ login: "http://localhost:2/", register: "http://localhost:2/" });

/** The number of records of each kind whose timeline is read. */
const MOST = 60;
/** The number of audit entries that are read for each kind of record and action. */
const MOST_ALIKE = 20;
/** File names, e-mail addresses, web addresses and names of carriers may look like keys. */
const ALLOWED =
  /\b[\w-]+\.(?:png|jpe?g|pdf|csv|xlsx|zip|zpl)\b|\S+@\S+|https?:\/\/\S+|\b[a-z-]+(?:\.[a-z-]+)+\b(?=\/|$)|DHL eCommerce/g;
const RAW: readonly (readonly [name: string, pattern: RegExp])[] = [
  ["an id", /\b(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9A-HJKMNP-TV-Z]{26})\b/],
  ["a key", /\b[a-z]+(?:[._][a-z]+)+|\b[a-z]+[A-Z][a-z]+/],
  ["a digest", /\b(?=[0-9a-f]*[a-f])(?=[0-9a-f]*[0-9])[0-9a-f]{8,}\b/],
  ["seconds", /\b1[67]\d{8}\b/],
  ["JSON", /[{[]"/],
  ["a word for nothing", /\b(?:undefined|null|NaN|empty|gone|no longer there)\b/],
  ["a label followed by nothing", /: *$/],
];

const timelines = servedModules(modules).flatMap(({ fields = {} }) =>
  Object.entries(fields).flatMap(([noun, { timeline }]) => timeline ? [{ noun, timeline }] : [])
);

interface Line {
  readonly place: string;
  readonly text: string;
}

const linesOf = (
  place: string,
  changes: TimelineEntry["changes"],
  reason: string,
  around: ValueContext,
): Line[] => [
  { place, text: whyText(reason) },
  ...changesInWords(changes, reason, around).map(({ field, name, before, after }) => ({
    place: `${place} ${field}`,
    text: `${name}: ${before === "" ? after : `${before} → ${after}`}`,
  })),
];

/** Returns every line of every timeline as staff read it. */
async function timelineLines(db: Database): Promise<Line[]> {
  const context = { db, scope: ALL_SELLERS, session: { person: person() } } as unknown as AuthorizedContext;
  const lines: Line[] = [];
  for (const { noun, timeline } of timelines) {
    const list = resources.find(({ shape, roots }) => shape?.noun === noun || `get${noun}ById` in roots);
    assert.ok(list, noun);
    const rows = await db.read.selectFrom("audit_events").select("entity_id").distinct()
      .where("entity", "=", entityOf(list)).limit(MOST).execute();
    const found = await Promise.all(rows.map(({ entity_id }) => timeline({ _id: entity_id }, context)));
    for (const { action, changes, reason } of found.flat() as TimelineEntry[]) {
      const place = `${list.id} ${action}`;
      const words = actionText(action, false);
      const around = { entity: list.id, record: {}, currency: "USD" };
      lines.push({ place, text: words === t("record.action.changed") ? action : words });
      lines.push(...linesOf(place, changes, reason, around));
    }
  }
  return lines;
}

/** Returns lines of the audit: the newest entries of each kind of record and action. */
async function auditLines(db: Database): Promise<Line[]> {
  const { rows } = await sql<Selectable<Tables["audit_events"]>>`select * from (
    select *, row_number() over (partition by entity, action order by seq desc) as place from audit_events
  ) as ranked where place <= ${MOST_ALIKE}`.execute(db.read);
  const details = new Map<
    string,
    Awaited<ReturnType<typeof detailsOf>> extends ReadonlyMap<string, infer D> ? D : never
  >();
  for (let from = 0; from < rows.length; from += 100) {
    const some = rows.slice(from, from + 100).map(({ _id }) => _id);
    for (const [id, its] of await detailsOf(db.read, ALL_SELLERS, some)) details.set(id, its);
  }
  return rows.flatMap(({ _id, entity, entity_id, action, reason }) => {
    const its = details.get(_id)!;
    const place = `audit ${entity} ${action}`;
    return [
      { place, text: `${auditActionText(action)} · ${entityText(entity)}` },
      { place: `${place} name`, text: its.names[entity_id]?.name ?? missingName(entity) },
      ...linesOf(place, its.changes, reason, valueContext(entity, its)),
    ];
  });
}

async function noticeLines(db: Database): Promise<Line[]> {
  const rows = await db.read.selectFrom("notifications").select(["type", "subject", "content"]).execute();
  return rows.flatMap(({ type, subject, content }) =>
    [subject, content].map((text) => ({ place: `notice ${type}`, text }))
  );
}

/** Asserts that all lines are plain. @param least The minimum of lines, so that the check cannot pass without any. */
async function assertPlain(db: Database, least: number): Promise<void> {
  const lines = [...await timelineLines(db), ...await auditLines(db), ...await noticeLines(db)];
  const wrong = new Map<string, string>();
  for (const { place, text } of lines) {
    const found = RAW.find(([, pattern]) => pattern.test(text.replace(ALLOWED, "…")));
    if (found) wrong.set(`${place} has ${found[0]}`, text.slice(0, 80));
  }
  assert.deepEqual(Object.fromEntries(wrong), {});
  assert.ok(lines.length > least, `${lines.length} lines`);
}

Deno.test("Clear answers 12 (S6.17): every timeline line, audit entry and notice of the demo is in plain words", () =>
  inDemo((db) => assertPlain(db, 2_000)));

const makeCall = (noun: string) =>
  `mutation ($params: ${noun}Input!) { made: make${noun}(params: $params) { _id } }`;

/** Makes by the API what the demonstration lacks: prints, a batch, comments, money on hold, a graded return. */
async function workOneDay({ world, ask }: Grounds): Promise<void> {
  const make = async (noun: string, params: object) =>
    (await ask<{ made: { _id: string } }>("root", makeCall(noun), { params })).made._id;
  const order = await world.order({ lines: [{ sku: "TEE-BLACK-M", quantity: 3 }] }, [
    "order.submit",
    "order.pay",
  ]);
  const units = await world.db.read.selectFrom("units").select("_id").where("order_id", "=", order).execute();
  const ids = units.map(({ _id }) => _id);
  await make("PrintJob", { kind: "tickets", ids, format: "pdf" });
  await make("PrintJob", { kind: "tickets", ids, format: "pdf", reason: "The printer jammed" });
  await make("Comment", {
    entity: "orders",
    entity_id: order,
    body: "Called the buyer",
    visibility: "staff",
  });
  const sent = await sendPackage(world);
  await openPackage(world, sent.code, { typed: true });
  await gradeUnit(world, sent.units[0]!, { grade: "B", reason_code: "stain" });
  await addBlanks(world, "TEE-BLACK-M", { kind: "receive", count: 5 });
  await world.unit("root", [ids[0]!], "unit.reject", { reason_code: "stain" });
  const id = await world.order({}, ["order.submit"]);
  await world.move("root", [id], "order.hold", { reason: "A wrong address" });
  await world.move("root", [id], "order.release");
  await world.move("anna", [id], "order.awaitFunds");
}

Deno.test(
  "Clear answers 12 (S6.17): traces of a day of prints, comments, rejects and returns are in plain words",
  onGrounds(async (grounds) => {
    await workOneDay(grounds);
    await assertPlain(grounds.world.db, 60);
  }),
);

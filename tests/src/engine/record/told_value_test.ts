/** A change is told in words: amounts in their currency, days, names; never as the database has it. */
import assert from "node:assert/strict";
import type { TimelineEntry } from "../../../../api/generated/schema.ts";
import { resources } from "../../../../resources/mod.ts";
import { entityOf } from "../../../../resources/define.ts";
import type { AuthorizedContext } from "../../../../server/context.ts";
import { modules } from "../../../../server/modules/mod.ts";
import { EVERYTHING } from "../../../../server/scope.ts";
import { actionText } from "../../../../src/engine/record/timeline_entry.tsx";
import { toldField } from "../../../../src/engine/record/told_field.ts";
import { toldValue } from "../../../../src/engine/record/told_value.ts";
import { configured } from "../../../support/configured.ts";
import { lateWords, t } from "../../../../src/lib/i18n.ts";
import { inDemo } from "../../../support/demo.ts";

await lateWords();
configured({ login: "http://localhost:2/", register: "http://localhost:2/" });

/** Records of each kind that are looked at. */
const MOST = 300;

const ID = "01a20310-bbee-7000-bb7b-2776132832c1";
const told = (entity: string, field: string, text: string, record: Record<string, unknown> = {}) =>
  toldValue(field, text, { entity, record, currency: "USD" });

Deno.test("S2.23 a top-up tells its amount in its currency, its day and its method's name; no id, no seconds, no yes and no", () => {
  const dong = { currency: "VND", credited_currency: "USD" };
  assert.equal(told("topup", "paid", "1000000", dong), "1,000,000 VND");
  assert.equal(told("approvals", "paid", "250.5", { currency: "EUR" }), "250.50 EUR");
  assert.equal(told("topup", "paid_minor", "1000000", dong), "1,000,000 VND");
  assert.equal(told("topup", "credited_minor", "3929", dong), "39.29 USD");
  assert.equal(told("topup", "paid_at", "1700000000"), "14-11-2023");
  assert.equal(told("topup", "method_id", "Vietcombank"), "Vietcombank");
  assert.equal(told("topup", "method_id", ID), "a record that is gone");
  assert.equal(told("payment_methods", "min_minor", "500000", { currency: "VND" }), "500,000 VND");
  assert.equal(told("paymentMethods", "min_minor", "5000", { currency: "USD" }), "50.00 USD");
  assert.equal(told("tax_rates", "effective_at", "1700000000"), "14-11-2023");
  assert.equal(told("orders", "paid", "1"), "yes");
});

const RAW: readonly (readonly [string, RegExp])[] = [
  ["an id", /\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/],
  ["seconds", /^1[67]\d{8}$/],
  ["JSON", /^[[{]/],
  ["a field's name", /^(true|false|null)$/],
];

/** Where each record with a timeline has it from. */
const timelines = modules.flatMap(({ fields = {} }) =>
  Object.entries(fields).flatMap(([noun, { timeline }]) => timeline ? [{ noun, timeline }] : [])
);

Deno.test("S6.17 of all records of the demonstration nothing raw reaches a timeline: no id, no seconds, no JSON, and every field has its words", () =>
  inDemo(async (db) => {
    const wrong = new Set<string>();
    const context = { db, scope: EVERYTHING } as AuthorizedContext;
    let seen = 0;
    const look = (list: string, { action, changes }: TimelineEntry) => {
      seen++;
      if (actionText(action, false) === t("record.action.changed")) wrong.add(`${list}: ${action}`);
      for (const { field, before, after } of changes) {
        if (toldField(field, list) === field) wrong.add(`${list}: ${field} has no words`);
        for (const text of [before, after].map((each) => told(list, field, each, { currency: "USD" }))) {
          const found = RAW.find(([, pattern]) => pattern.test(text));
          if (found) wrong.add(`${list}: ${field} has ${found[0]}: ${text.slice(0, 60)}`);
        }
      }
    };
    for (const { noun, timeline } of timelines) {
      const list = resources.find(({ shape, roots }) => shape?.noun === noun || `get${noun}ById` in roots);
      assert.ok(list, noun);
      const rows = await db.read.selectFrom("audit_events").select("entity_id").distinct()
        .where("entity", "=", entityOf(list)).limit(MOST).execute();
      const told = await Promise.all(rows.map(({ entity_id }) => timeline({ _id: entity_id }, context)));
      for (const entry of told.flat()) look(list.id, entry as TimelineEntry);
    }
    assert.deepEqual([...wrong], []);
    assert.ok(seen > 500, `${seen} entries`);
  }));

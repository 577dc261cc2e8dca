import type { AuditEntry } from "../../../fields.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { last4Of } from "./seals.ts";
import type { ConnectionRow } from "./store.ts";

type Shown = Readonly<Record<"shop" | "secret" | "from_day" | "order_states" | "methods", string>>;

/** The audit log has only the last characters of a secret, like the screens. */
export const shownConnection = (row: Omit<ConnectionRow, "seq">, timeZone: string): Shown => ({
  shop: `${row.platform} ${row.host}${row.path}`,
  secret: Object.entries(last4Of(row)).map(([name, last4]) => `${name} …${last4}`).join(", "),
  from_day: formatDay(row.from_at, timeZone),
  order_states: (JSON.parse(row.order_states) as string[]).join(", "),
  methods: Object.entries(JSON.parse(row.methods) as Record<string, string>)
    .map(([name, method]) => `${name}: ${method}`).join(", "),
});

export function changesOf(before: Shown | null, after: Shown | null): AuditEntry["changes"] {
  const fields = Object.keys(before ?? after ?? {}) as (keyof Shown)[];
  return fields.flatMap((field) => {
    const change = { field, before: before?.[field] ?? "", after: after?.[field] ?? "" };
    return change.before === change.after ? [] : [change];
  });
}

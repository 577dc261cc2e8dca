/** Adds the months whose changes of VIP levels root was notified of, so that each is notified once. */
import { type Migration, render } from "../ddl.ts";

export const vipNotices: Migration = {
  number: 194,
  name: "vip notices",
  statements: (engine) => [render(engine, "create table vip_notices (month ID primary key, sent_at INT)")],
  notes: {
    "vip_notices":
      "Months after which root was notified of changes of VIP levels, or of which there were none.",
    "vip_notices.month": "YYYY-MM in the business time zone.",
  },
};

import { NOW } from "../../tests/support/people/people.ts";

export const stamp = {
  actor: { _id: "root", name: "root" },
  actingFor: null,
  requestId: "bench",
  sessionId: null,
  at: NOW,
};

export const byImport = { stamp, action: "orders.import", currency: "USD", timeZone: "UTC" };

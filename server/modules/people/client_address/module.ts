/** The client's address as throttles see it: `deno task doctor` detects a proxy that hides the clients. */
import { json } from "../../../http/headers.ts";
import type { Module } from "../../../module.ts";

export const clientAddress: Module = {
  routes: [{
    method: "GET",
    path: "/address",
    rule: "public",
    handle: (_request, { address }) => Promise.resolve(json(200, { address })),
  }],
};

/** Returns the client's address as rate limits see it, so that `deno task doctor` finds a proxy that hides clients. */
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

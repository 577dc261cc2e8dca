import { type AuthorizedContext, isActing } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { switchUser } from "./switch.ts";

/** Resolves for the caller only, so that nobody learns who acts as others. */
function acting(parent: Record<string, unknown>, { session, now }: AuthorizedContext) {
  const { actor, expiresAt } = session;
  if (!isActing(session) || parent["_id"] !== session.person._id) return null;
  const left = Math.max(0, expiresAt - now());
  return { _id: actor._id, name: actor.name, role: actor.role, until: expiresAt, left };
}

export const actingModule: Module = {
  mutations: { switchUser },
  fields: { User: { acting } },
};

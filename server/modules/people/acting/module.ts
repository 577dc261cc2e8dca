import { type AuthorizedContext, isActing } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { switchUser } from "./switch.ts";

/** Resolves only for the caller, so that nobody else learns who acts as whom. */
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

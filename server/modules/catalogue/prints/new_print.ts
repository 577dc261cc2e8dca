import { newId } from "../../../ids.ts";
import type { AuthorizedContext } from "../../../context.ts";
import { stampOf } from "../../../mutate.ts";
import type { NewPrint } from "./store.ts";

type Wanted =
  & Pick<NewPrint, "kind" | "labels" | "language" | "reason">
  & Partial<Pick<NewPrint, "format" | "copies" | "media" | "printer_id" | "station_id">>;

/** Returns the row of a print by the caller; the default is one PDF copy in its kind's usual paper size. */
export function newPrint(wanted: Wanted, context: AuthorizedContext): NewPrint {
  const { actor, actingFor, at } = stampOf(context);
  return {
    format: "pdf",
    copies: 1,
    media: "",
    printer_id: null,
    station_id: null,
    ...wanted,
    _id: newId(),
    actor_id: actor._id,
    acting_for: actingFor,
    created_at: at,
  };
}

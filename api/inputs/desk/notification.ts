/** Source: docs/requirements.md S3.6, S7.10, S7.11, S7.17. */
import {
  array,
  check,
  type GenericSchema,
  maxLength,
  minLength,
  nullish,
  object,
  pipe,
  string,
  transform,
} from "valibot";
import type { MutationArgs, QueryArgs } from "../../generated/schema.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

export const NOTIFICATION_TYPES = ["Order", "Item", "Support"] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** `Readed` is the spec's own spelling. */
export const NOTIFICATION_STATES = ["New", "Readed"] as const;
export type NotificationStatus = (typeof NOTIFICATION_STATES)[number];

export const MAX_MARKED = 200;

const ID = 64;

const oneOf = <const T extends string>(values: readonly T[]) =>
  pipe(
    string(says("invalid")),
    check((text) => (values as readonly string[]).includes(text), says("unknown")),
    transform((text) => text as T),
  );

/** Reads a filter; an empty text and All mean no filter. */
const filterOf = <const T extends string>(values: readonly T[]) =>
  nullish(pipe(
    oneOf([...values, "All", ""]),
    transform((text) => text === "All" || text === "" ? null : text as T),
  ));

const short = pipe(string(says("invalid")), maxLength(ID, says("tooLong")));

export const notificationsInput = object({
  _id: nullish(short),
  // As in every list, an unknown status matches nothing.
  status: nullish(pipe(short, transform((text) => text === "All" || text === "" ? null : text))),
  type: filterOf(NOTIFICATION_TYPES),
  before: nullish(requiredLine(ID)),
}) satisfies GenericSchema<unknown, QueryArgs["notifications"]>;

export const notificationMakeInput = object({
  ids: pipe(
    array(requiredLine(ID), says("required")),
    minLength(1, says("required")),
    maxLength(MAX_MARKED, says("tooMany")),
  ),
  status: oneOf(NOTIFICATION_STATES),
}) satisfies GenericSchema<unknown, Pick<MutationArgs["notificationMake"], "ids" | "status">>;

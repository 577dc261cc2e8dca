/** `issuePostalNumbers`: issues numbers of a range for sheets, all in one transaction. */
import { ApiError } from "../../../../api/errors.ts";
import type { NumberIssue } from "../../../../api/generated/schema.ts";
import { issuePostalNumbersInput } from "../../../../api/inputs/shipping/number_range.ts";
import { readInput, says } from "../../../../api/inputs/read.ts";
import { codeIn, remainingNumbers } from "../../../../api/shipping/number_ranges.ts";
import { notFoundOf } from "../../../entity/refusals.ts";
import { mutation } from "../../../fields.ts";
import { newId } from "../../../ids.ts";
import { takeNumbers } from "./issue_store.ts";
import { insertPostalNumbers, rangeToIssue } from "./postal_numbers_store.ts";

const refused = (path: string, code: string, more: object = {}): ApiError =>
  new ApiError("BAD_INPUT", "Cannot issue numbers: a value is missing or wrong", {
    problems: [{ path, code, ...more }],
  });

export const issuePostalNumbers = mutation<"issuePostalNumbers">(async (tx, args, context) => {
  const read = readInput(issuePostalNumbersInput, { count: args.count, reason: args.reason });
  if (!read.ok) {
    throw new ApiError("BAD_INPUT", "Cannot issue numbers: a value is missing or wrong", {
      problems: read.problems,
    });
  }
  const { count, reason } = read.value;
  const range = await rangeToIssue(tx, args.range_id);
  if (!range) throw notFoundOf("range of numbers")();
  if (range.purpose !== "sheets") throw refused("range_id", says("notForSheets"));
  if (range.status !== "Active") throw refused("range_id", says("rangeClosed"));
  const left = remainingNumbers(range);
  if (count > left) throw refused("count", says("tooMany"), { most: left, found: count });
  const [at, maker] = [context.now(), context.session.actor];
  await takeNumbers(tx, range, count, at);
  const serials = Array.from({ length: count }, (_, nth) => range.next + nth);
  await insertPostalNumbers(
    tx,
    serials.map((serial) => ({
      _id: newId(),
      code: codeIn(range, serial),
      range_id: range._id,
      serial,
      status: "Reserved",
      package_id: null,
      reason,
      maker: maker._id,
      created_at: at,
      updated_at: at,
      version: 1,
    })),
  );
  const result: NumberIssue = {
    range_id: range._id,
    first: range.next,
    last: range.next + count - 1,
    count,
    reserved: count,
    first_code: codeIn(range, range.next),
    last_code: codeIn(range, range.next + count - 1),
    reason,
    maker_name: maker.name,
    created_at: at,
  };
  return {
    result,
    audit: [{
      entity: "numberRanges",
      entityId: range._id,
      sellerId: null,
      action: "issuePostalNumbers",
      reason,
      changes: [{ field: "next", before: String(range.next), after: String(range.next + count) }],
      along: [{ entity: "postalNumbers", sellerId: null, ids: [] }],
    }],
  };
});

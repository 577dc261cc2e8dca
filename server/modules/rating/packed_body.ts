/** A long body comes packed: it is unpacked ahead of the transaction, within its bound. */
import type { ApiError, InputProblem } from "../../../api/errors.ts";
import { says } from "../../../api/inputs/read.ts";
import { bodyReceived } from "../../../api/rating/body_text.ts";
import { type MutationField, preparedMutation } from "../../fields.ts";

/** @throws {ApiError} BAD_INPUT where it cannot be unpacked */
export const withUnpackedBody = <N extends "makePriceTable" | "makeCostTable">(
  { prepare }: MutationField<N>,
  badInput: (problems: readonly InputProblem[]) => ApiError,
): MutationField<N> =>
  preparedMutation<N>(async (args, context) => {
    const { body } = args.params;
    if (typeof body !== "string") return await prepare(args, context);
    const json = await bodyReceived(body);
    if (json === null) throw badInput([{ path: "body", code: says("invalid") }]);
    return await prepare({ ...args, params: { ...args.params, body: json } }, context);
  });

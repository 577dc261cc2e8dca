/** Reads and checks the body of a price table before the transaction; long bodies arrive compressed. */
import type { ApiError, InputProblem } from "../../../../api/errors.ts";
import { isPacked } from "../../../../api/shipping/rating/body_text.ts";
import { MAX_PRICE_TABLE_CHARS } from "../../../../api/shipping/rating/bounds.ts";
import { type MutationField, preparedMutation } from "../../../fields.ts";
import { readPacked } from "../../../long_texts/read_packed.ts";
import { readers } from "../../../long_texts/readers.ts";

/** @throws {ApiError} BAD_INPUT if the body cannot be read */
export const withBodyRead = <N extends "makePriceTable" | "makeCostTable">(
  { prepare }: MutationField<N>,
  badInput: (problems: readonly InputProblem[]) => ApiError,
): MutationField<N> =>
  preparedMutation<N>(async (args, context) => {
    const { body } = args.params;
    if (typeof body !== "string") return await prepare(args, context);
    const read = isPacked(body) ? await readPacked("body", body, MAX_PRICE_TABLE_CHARS) : readers.body(body);
    if (!read.ok) throw badInput(read.problems);
    return await prepare({ ...args, params: { ...args.params, ...read.value } }, context);
  });

import { type GenericSchema, maxLength, object, optional, pipe, string, transform } from "valibot";
import { MAX_GLOBAL_SEARCH_LENGTH } from "../../desk/search.ts";
import { says } from "../read.ts";

export interface SearchInput {
  readonly q: string;
}

export const searchInput = object({
  q: pipe(
    optional(string(says("invalid")), ""),
    transform((text) => text.replaceAll(/\p{Cc}+/gu, " ").trim()),
    maxLength(MAX_GLOBAL_SEARCH_LENGTH, says("tooLong")),
  ),
}) satisfies GenericSchema<unknown, SearchInput>;

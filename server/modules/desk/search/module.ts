/** `GET {api}/main-search/data?q=TEXT` is global search. Source: docs/requirements.md S7.20. */
import { isSignedIn } from "../../../../api/access.ts";
import { ApiError } from "../../../../api/errors.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { searchInput } from "../../../../api/inputs/desk/search.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { Module } from "../../../module.ts";
import { json } from "../../../http/headers.ts";
import { answerTo } from "./answer.ts";
import { KINDS } from "./groups.ts";

async function handle(request: Request, context: AuthorizedContext): Promise<Response> {
  const input = readInput(searchInput, Object.fromEntries(new URL(request.url).searchParams));
  if (!input.ok) {
    throw new ApiError("BAD_INPUT", "Cannot search: the text is too long", { problems: input.problems });
  }
  return json(200, await answerTo(input.value.q, context));
}

export const search: Module = {
  searchable: KINDS,
  routes: [{ method: "GET", path: "/main-search/data", rule: isSignedIn, handle }],
};

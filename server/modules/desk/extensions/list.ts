/** Filters and sorts extensions in memory, because they are few and part of the build. */
import { ApiError } from "../../../../api/errors.ts";
import { MAX_SEARCH_LENGTH } from "../../../../api/search_values.ts";
import { manifests } from "../../../../extensions/mod.ts";
import { extensions as resource } from "../../../../resources/desk/extensions.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { QueryField } from "../../../fields.ts";
import { type ExtensionView, viewsOf } from "./view.ts";

interface Args {
  readonly _id?: readonly string[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly status?: readonly string[] | null | undefined;
  readonly sort?: string | null | undefined;
}

const SORTABLE = resource.columns.filter(({ sortable }) => sortable).map(({ key }) => key);
const ALL = "All";

export const extensionsList: QueryField<"extensions"> = async (args, context) => {
  const { page, perPage } = context.page;
  return (await findExtensions(args, context)).slice((page - 1) * perPage, page * perPage);
};

export const extensionsCount: QueryField<"extensionsCount"> = async (args, context) => ({
  count: (await findExtensions(args, context)).length,
  capped: false,
});

async function findExtensions(args: Args, { db }: AuthorizedContext): Promise<ExtensionView[]> {
  const { _id: ids, search, status, sort } = checkArgs(args);
  const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
  const rows = (await viewsOf(db.read, manifests)).filter((row) =>
    (!ids || ids.includes(row._id)) && hasStatus(status ?? [ALL], row.status) &&
    words.every((word) => row.name.toLowerCase().includes(word))
  );
  const [, minus, column] = /^(-?)(.*)$/.exec(sort || resource.sort) ?? [];
  const way = minus ? -1 : 1;
  const key = (row: ExtensionView) => String(column === "status" ? row.status : row.name);
  return rows.sort((one, other) => way * (key(one) < key(other) ? -1 : key(one) > key(other) ? 1 : 0));
}

/** A leading `!` excludes a value; if all values are excluded ones, every other status matches. */
function hasStatus(values: readonly string[], status: string): boolean {
  const included = values.filter((each) => !each.startsWith("!"));
  const isIncluded = included.length === 0
    ? values.length > 0
    : included.some((each) => [ALL, status].includes(each));
  return isIncluded && !values.includes(`!${status}`);
}

/** @throws {ApiError} BAD_INPUT for an invalid argument */
function checkArgs(args: Args): Args {
  const problems = [
    ...args.sort && !SORTABLE.includes(args.sort.replace(/^-/, ""))
      ? [{ path: "sort", code: "unknown" }]
      : [],
    ...(args.search?.length ?? 0) > MAX_SEARCH_LENGTH ? [{ path: "search", code: "tooLong" }] : [],
  ];
  if (problems.length === 0) return args;
  throw new ApiError("BAD_INPUT", "Cannot list extensions: an argument has a value it cannot take", {
    problems,
  });
}

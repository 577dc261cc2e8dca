import {
  type Bookmark,
  type BookmarkChange,
  type BookmarkPage,
  itemsOf,
  MAX_BOOKMARKS,
  refusalOf,
} from "../../../../api/desk/bookmarks.ts";
import { ApiError, type InputProblem } from "../../../../api/errors.ts";
import {
  type BookmarkInput,
  bookmarkInput,
  bookmarkOrderInput,
} from "../../../../api/inputs/desk/bookmark.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { safePath } from "../../../../api/paths.ts";

type Bookmarks = readonly Bookmark[];

const badInput = (problems: readonly InputProblem[]) =>
  new ApiError("BAD_INPUT", "Cannot change the bookmarks: a value is missing or wrong", {
    problems: problems.map(({ path, code }) => ({ path: path ? `obj.${path}` : "obj", code })),
  });

/** @throws {ApiError} BAD_INPUT with paths under `obj`; NOT_FOUND; LIMIT */
export function changeIn(obj: unknown, bookmarks: Bookmarks, pages: readonly BookmarkPage[]): BookmarkChange {
  const change = Array.isArray(obj) ? orderIn(obj, bookmarks, pages) : itemIn(obj, bookmarks, pages);
  const refusal = refusalOf(bookmarks, change);
  if (refusal === "missing") throw new ApiError("NOT_FOUND", "There is no such bookmark.");
  if (refusal) {
    throw new ApiError("LIMIT", `Cannot star it: ${MAX_BOOKMARKS} are the most, remove one first`);
  }
  return change;
}

/** Refuses an id that can name no bookmark; skips the id of a bookmark that was removed meanwhile. */
function orderIn(
  obj: readonly unknown[],
  bookmarks: Bookmarks,
  pages: readonly BookmarkPage[],
): BookmarkChange {
  const read = readInput(bookmarkOrderInput, obj);
  if (!read.ok) throw badInput(read.problems);
  const items = itemsOf(bookmarks, pages);
  const links = read.value.map(({ id }) => items.find((item) => item.id === id)?.link ?? safePath(id));
  const problems = links.flatMap((link, place) => {
    const code = link === null ? "unknown" : links.indexOf(link) < place ? "taken" : null;
    return code ? [{ path: `${place}.id`, code }] : [];
  });
  if (problems.length > 0) throw badInput(problems);
  return { kind: "order", links: links.filter((link) => link !== null) };
}

function itemIn(obj: unknown, bookmarks: Bookmarks, pages: readonly BookmarkPage[]): BookmarkChange {
  const read = readInput(bookmarkInput, obj);
  if (!read.ok) throw badInput(read.problems);
  const { link, starred, overflow } = read.value;
  if (!starred && !overflow) return { kind: "drop", link };
  return { kind: "put", bookmark: applyInput(read.value, bookmarks, pages) };
}

/** Fields that the input leaves out keep their values. @throws {ApiError} BAD_INPUT for the title or id */
function applyInput(input: BookmarkInput, bookmarks: Bookmarks, pages: readonly BookmarkPage[]): Bookmark {
  const before = bookmarks.find(({ link }) => link === input.link);
  const page = pages.find(({ link }) => link === input.link);
  const title = page?.title ?? input.title ?? before?.title;
  if (title === undefined) throw badInput([{ path: "title", code: "required" }]);
  const id = input.id ?? before?.id ?? page?.id ?? input.link;
  if (itemsOf(bookmarks, pages).some((item) => item.id === id && item.link !== input.link)) {
    throw badInput([{ path: "id", code: "taken" }]);
  }
  return {
    ...id !== (page?.id ?? input.link) && { id },
    link: input.link,
    title,
    icon: page?.id ?? input.icon ?? before?.icon ?? "",
    color: input.color ?? before?.color ?? "primary",
    target: input.target ?? before?.target ?? "_self",
  };
}

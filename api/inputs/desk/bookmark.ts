/** Describes `obj` of `POST update/bookmarks`: one item, or the ids of all items in their new order. */
import {
  boolean,
  check,
  forward,
  type GenericSchema,
  maxLength,
  minLength,
  nullish,
  object,
  picklist,
  pipe,
  rawTransform,
  regex,
  string,
} from "valibot";
import {
  BOOKMARK_COLORS,
  BOOKMARK_TARGETS,
  type BookmarkColor,
  type BookmarkTarget,
  MAX_BOOKMARK_ID,
  MAX_BOOKMARK_TITLE,
  MAX_BOOKMARKS,
} from "../../desk/bookmarks.ts";
import { safePath } from "../../paths.ts";
import { listOf } from "../lists.ts";
import { says } from "../read.ts";
import { requiredLine } from "../text.ts";

const MAX_LINK_CHARS = 2048;
const ICON = /^[a-z_]{0,40}$/;

const link = pipe(
  string(says("required")),
  maxLength(MAX_LINK_CHARS, says("tooLong")),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const path = safePath(dataset.value);
    if (path !== null) return path;
    addIssue({ message: says("badUrl") });
    return NEVER;
  }),
);

export interface BookmarkInput {
  readonly id?: string | null | undefined;
  readonly link: string;
  readonly title?: string | null | undefined;
  readonly icon?: string | null | undefined;
  readonly color?: BookmarkColor | null | undefined;
  readonly target?: BookmarkTarget | null | undefined;
  /** False removes the bookmark from the person's list, unless `overflow` is true. */
  readonly starred: boolean;
  readonly overflow?: boolean | null | undefined;
}

export const bookmarkInput = pipe(
  object({
    id: nullish(requiredLine(MAX_LINK_CHARS)),
    link,
    title: nullish(requiredLine(MAX_BOOKMARK_TITLE)),
    icon: nullish(pipe(string(says("invalid")), regex(ICON, says("invalid")))),
    color: nullish(picklist(BOOKMARK_COLORS, says("unknown"))),
    target: nullish(picklist(BOOKMARK_TARGETS, says("unknown"))),
    starred: boolean(says("required")),
    overflow: nullish(boolean(says("invalid"))),
  }, says("required")),
  // The API returns the link as the id of an item without an id, and a client may send it back.
  forward(
    check(({ id, link }) => !id || id === link || id.length <= MAX_BOOKMARK_ID, says("tooLong")),
    ["id"],
  ),
) satisfies GenericSchema<unknown, BookmarkInput>;

/** Only the id of each item is read. */
export const bookmarkOrderInput = pipe(
  listOf(object({ id: requiredLine(MAX_LINK_CHARS) }, says("required")), MAX_BOOKMARKS, says("required")),
  minLength(1, says("required")),
);

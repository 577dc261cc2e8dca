import type { UserGroup } from "../../../../api/generated/schema.ts";
import type { ListSource } from "../../../list/source.ts";
import { type GroupRow, groupRows, isListed } from "./store.ts";
import { viewOf } from "./view.ts";

export const groupsList: ListSource<GroupRow, UserGroup> = {
  table: "groups",
  key: "_id",
  columns: {},
  visible: isListed,
  rows: groupRows,
  wire: viewOf,
};

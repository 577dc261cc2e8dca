import { NoticeGroups } from "../../../../api/generated/operations/call_to_action.ts";
import { optionsFrom } from "../../../engine/list/filters/options.ts";

export const noticeGroups = optionsFrom(
  NoticeGroups,
  (data) => data.noticeGroups.map(({ _id, name }) => ({ value: _id, name })),
  { entity: "usergroups" },
);

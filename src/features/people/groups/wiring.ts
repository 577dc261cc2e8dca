import type { DataOf } from "../../../../api/operation.ts";
import {
  GroupMembers,
  GroupRights,
  GroupTrashPreview,
  MakeGroupMembers,
  TrashGroupMembers,
} from "../../../../api/generated/operations/groups.ts";
import { RightsOfGroups } from "../../../../api/generated/operations/users.ts";
import { ask } from "../../../lib/client.ts";
import type { Outcome } from "../../../lib/outcome.ts";
import type { AnswerSource } from "../../../engine/wiring/answer.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";

type People = DataOf<typeof GroupMembers>;
export type Member = People["groupMembers"][number];
export type TrashPreview = DataOf<typeof GroupTrashPreview>["groupTrashPreview"];

export const PAGE_SIZE = 20;

const ENTITIES = ["usergroups"];

export const membersSource = (
  group: string,
  search: string,
  page: number,
  outside: boolean,
): AnswerSource<People> => ({
  name: `usergroups.${group}.${outside ? "others" : "members"}`,
  entities: ENTITIES,
  debounceMs: 0,
  ask: (options) =>
    ask(GroupMembers, { group, search, outside }, { ...options, page, perPage: PAGE_SIZE, background: true }),
});

export const rightsSource = (id: string): AnswerSource<DataOf<typeof GroupRights>> => ({
  name: `usergroups.${id}.rights`,
  entities: ENTITIES,
  debounceMs: 0,
  ask: (options) => ask(GroupRights, { _id: id }, { ...options, background: true }),
});

type GroupsRights = DataOf<typeof RightsOfGroups>;
export type RightsGroup = GroupsRights["usergroups"][number];

export const groupsRightsSource = (ids: readonly string[]): AnswerSource<GroupsRights> => ({
  name: `usergroups.${ids.join()}.rights`,
  entities: ENTITIES,
  debounceMs: 0,
  ask: (options) => ask(RightsOfGroups, { ids }, { ...options, background: true }),
});

export const trashSource = (ids: readonly string[]): AnswerSource<DataOf<typeof GroupTrashPreview>> => ({
  name: `usergroups.${ids}.trash`,
  entities: ENTITIES,
  debounceMs: 0,
  ask: (options) => ask(GroupTrashPreview, { ids }, { ...options, background: true }),
});

export const JOIN = "member.add";
export const LEAVE = "member.remove";

const answerOf = (outcome: Outcome<unknown>) =>
  outcome.ok ? { kind: "done", version: 0 } as const : failedAnswerOf(outcome.failure);

export const useMemberSteps = (group: string, userId: string, onDone: () => void): Mover =>
  useSteps(
    `usergroups.${group}.members`,
    userId,
    async ({ event, key, params: { person = "" } }) => {
      const request = { group, ids: [person], key };
      return answerOf(
        event === JOIN ? await ask(MakeGroupMembers, request) : await ask(TrashGroupMembers, request),
      );
    },
    onDone,
  );

/** Makes cases without garments and adds comments to them through the API. */
import type { Case } from "../../../api/generated/schema.ts";
import type { Name } from "../orders/world.ts";
import type { Grounds } from "../server/grounds.ts";

export const SAY = `mutation C($params: CommentInput!) {
  makeComment(params: $params) { _id entity_id } }`;
const MAKE = `mutation M($params: CaseInput!) { makeCase(params: $params) { _id code } }`;
const MOVE = `mutation M($ids: [ID!]!, $event: String!, $params: CaseMoveInput) {
  moveCase(ids: $ids, event: $event, params: $params) { ok columns reason { code } } }`;
const READ = `query G($id: ID!) { getCaseById(_id: $id) { code status closed_as replied_at reply_due_at left_s
  last_said_at last_said_by follows follows_code merged_into version updated_at } }`;
const BODIES = `query B($id: ID!) { comments(entity: "cases", entity_id: $id) { _id body } }`;

interface Moved {
  readonly ok: boolean;
  readonly columns: { readonly status: string };
  readonly reason: { readonly code: string } | null;
}

export function caseWordsOn({ ask }: Pick<Grounds, "ask">) {
  const say = async (name: Name, entity_id: string, body: string, more: object = {}) =>
    (await ask<{ makeComment: { _id: string; entity_id: string } }>(name, SAY, {
      params: { entity: "cases", entity_id, body, visibility: "seller", ...more },
    })).makeComment;
  const move = async (name: Name, id: string, event: string, params: object = {}) => {
    const { moveCase: [moved] } = await ask<{ moveCase: Moved[] }>(name, MOVE, { ids: [id], event, params });
    return moved?.ok ? moved.columns.status : moved?.reason?.code ?? "";
  };
  return {
    say,
    move,
    /** Opens a question about any topic. */
    open: async (name: Name, body: string) => {
      const { makeCase } = await ask<{ makeCase: { _id: string; code: string } }>(name, MAKE, {
        params: { support_case: "Other", reason: "otherReason", requested: "Advice" },
      });
      const { _id } = await say(name, makeCase._id, body);
      await move(name, makeCase._id, "case.submit");
      return { ...makeCase, descriptionId: _id };
    },
    read: async (name: Name, id: string) =>
      (await ask<{ getCaseById: Case }>(name, READ, { id })).getCaseById,
    bodies: async (name: Name, id: string) =>
      (await ask<{ comments: { body: string }[] }>(name, BODIES, { id })).comments.map(({ body }) => body),
  };
}

/** Makes comments and attachments through the API as clients do. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Attachment, Comment, CommentInput, Mention } from "../../../api/generated/schema.ts";
import type { Database } from "../../../server/db/database.ts";
import { type TestApp, testApp, testSettings } from "../server/api.ts";
import { freshDatabase } from "../server/database.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";

const FILE = "_id comment_id name type bytes visibility author_name may_trash created_at";
const COMMENT = `_id entity entity_id author_id author_name author_for body visibility mentions
  attachments { ${FILE} } may_edit may_trash created_at updated_at version`;
const ARGS = "entity: $entity, entity_id: $entity_id";
const OF = "($entity: String!, $entity_id: ID!)";

export const COMMENT_CALLS = {
  comments: `query ${OF} { comments(${ARGS}) { ${COMMENT} } }`,
  attachments: `query ${OF} { attachments(${ARGS}) { ${FILE} } }`,
  mentionable: `query ($entity: String!, $entity_id: ID!, $search: String, $visibility: String) {
    mentionable(${ARGS}, search: $search, visibility: $visibility) { _id h name } }`,
  make: `mutation ($id: ID, $params: CommentInput!, $version: Int, $key: String) {
    makeComment(id: $id, params: $params, version: $version, key: $key) { ${COMMENT} } }`,
  trash: "mutation ($ids: [ID!]!) { trashComment(delete_ids: $ids) }",
  trashFile: "mutation ($ids: [ID!]!) { trashAttachment(delete_ids: $ids) }",
} as const;

/** The first bytes of the picture types, which suffice as files. */
export const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 1, 2, 3]);

export interface CommentStage {
  readonly world: World;
  readonly db: Database;
  readonly app: TestApp;
  readonly dataDir: string;
  ask<D>(name: Name, text: string, variables: object): Promise<D>;
  /** Returns the code of a refusal and its problems; "none" for success. */
  refusal(name: Name, text: string, variables: object): Promise<string>;
  say(name: Name, entity_id: string, params: CommentInput): Promise<Comment>;
  /** Returns the bodies that the person sees, or the code of the refusal. */
  commentsSeen(name: Name, entity_id: string): Promise<readonly string[] | string>;
  send(name: Name, query: Record<string, string>, body?: BodyInit): Promise<Response>;
  attach(name: Name, id: string, query?: Record<string, string>): Promise<Attachment>;
  fetchFile(name: Name | null, id: string): Promise<Response>;
  files(): Promise<string[]>;
}

export async function withComments(work: (stage: CommentStage) => Promise<void>): Promise<void> {
  await using fresh = await freshDatabase();
  const { db, place: { dataDir } } = fresh;
  const world = await makeWorld(db);
  await using app = testApp(db, { settings: { ...testSettings, dataDir } });
  const tokens = new Map<Name, Promise<string>>();
  const token = (name: Name) => {
    const known = tokens.get(name) ?? world.token(name);
    tokens.set(name, known);
    return known;
  };
  const bearer = async (name: Name | null) => ({
    headers: name ? { authorization: `Bearer ${await token(name)}` } : {},
  });
  const tried = async <D>(name: Name, text: string, variables: object) =>
    await app.ask<object, D>(await token(name), text, variables);
  const ask = async <D>(name: Name, text: string, variables: object): Promise<D> => {
    const { data, errors } = await tried<D>(name, text, variables);
    if (!data || errors.length > 0) throw new Error(JSON.stringify(errors));
    return data;
  };
  const refusal = async (name: Name, text: string, variables: object) => {
    const { code, problems = [] } = (await tried(name, text, variables)).errors[0]?.extensions ??
      { code: "none" };
    return [code, ...problems.map((problem) => `${problem.path} ${problem.code}`)].join(", ");
  };
  const send: CommentStage["send"] = async (name, query, body = PNG) =>
    await app.send(`/attachments?${new URLSearchParams({ entity: "orders", name: "a.png", ...query })}`, {
      method: "POST",
      body,
      ...await bearer(name),
    });
  await work({
    world,
    db,
    app,
    dataDir,
    ask,
    refusal,
    send,
    say: async (name, entity_id, params) =>
      (await ask<{ makeComment: Comment }>(name, COMMENT_CALLS.make, {
        params: { entity: "orders", entity_id, ...params },
      })).makeComment,
    commentsSeen: async (name, entity_id) => {
      const variables = { entity: "orders", entity_id };
      const { data, errors } = await tried<{ comments: Comment[] }>(name, COMMENT_CALLS.comments, variables);
      return data?.comments.map((comment) => comment.body) ?? errors[0]?.extensions.code ?? "";
    },
    attach: async (name, id, query = {}) => {
      const response = await send(name, { id, ...query });
      const body = await response.json() as { attachment: Attachment };
      if (response.status !== 201) throw new Error(JSON.stringify(body));
      return body.attachment;
    },
    fetchFile: async (name, id) => await app.send(`/attachments/file?id=${id}`, await bearer(name)),
    files: async () => (await readdir(join(dataDir, "attachments")).catch((): string[] => [])).sort(),
  });
}

export const mentionable = async (stage: CommentStage, name: Name, entity_id: string, more: object = {}) => {
  const variables = { entity: "orders", entity_id, ...more };
  const { mentionable } = await stage.ask<{ mentionable: Mention[] }>(
    name,
    COMMENT_CALLS.mentionable,
    variables,
  );
  return mentionable.map((each) => each.h).join(" ");
};

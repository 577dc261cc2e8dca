import type { AuthorizedContext } from "../context.ts";
import type { Reader } from "../db/database.ts";
import type { RecordRow } from "./entity.ts";
import { recordsById, type RecordSource } from "./record_store.ts";

interface RecordLookup<Row> {
  readonly source: RecordSource<Row>;
  readonly missing: () => Error;
}

/** @throws {ApiError} NOT_FOUND */
export async function oneOf<Row extends RecordRow>(
  reader: Reader,
  { source, missing }: RecordLookup<Row>,
  id: string,
  context: AuthorizedContext,
): Promise<Row> {
  const row = (await recordsById(reader, source, [id], context)).get(id);
  if (!row) throw missing();
  return row;
}

/** Returns each record once. @throws {ApiError} NOT_FOUND when one of them is missing */
export async function allOf<Row extends RecordRow>(
  reader: Reader,
  { source, missing }: RecordLookup<Row>,
  ids: readonly string[],
  context: AuthorizedContext,
): Promise<readonly Row[]> {
  const wanted = [...new Set(ids)];
  const found = await recordsById(reader, source, wanted, context);
  return wanted.map((id) => {
    const row = found.get(id);
    if (!row) throw missing();
    return row;
  });
}

export const getOf = <Row extends RecordRow, Wire>(
  entity: RecordLookup<Row> & {
    readonly view: (row: Row, context: AuthorizedContext, reader: Reader) => Wire | Promise<Wire>;
  },
) =>
async ({ _id }: { readonly _id: string }, context: AuthorizedContext): Promise<Wire> =>
  entity.view(await oneOf(context.db.read, entity, _id, context), context, context.db.read);

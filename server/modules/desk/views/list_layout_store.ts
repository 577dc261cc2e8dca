import type { ListLayoutInput } from "../../../../api/inputs/desk/list_layout.ts";
import type { Reader, Writer } from "../../../db/database.ts";

type StoredLayout = Pick<ListLayoutInput, "columns"> & { readonly density: string };

export async function layoutsOf(
  reader: Reader,
  userId: string,
): Promise<Readonly<Record<string, StoredLayout>>> {
  const rows = await reader.selectFrom("list_looks").select(["resource", "columns", "density"])
    .where("user_id", "=", userId).execute();
  return Object.fromEntries(
    rows.map(({ resource, columns, density }) => [resource, { columns: JSON.parse(columns), density }]),
  );
}

export async function keepLayout(
  tx: Writer,
  userId: string,
  { resource, columns, density }: ListLayoutInput,
  updated_at: number,
): Promise<void> {
  const values = { columns: JSON.stringify(columns), density, updated_at };
  await tx.insertInto("list_looks").values({ user_id: userId, resource, ...values })
    .onConflict((on) => on.columns(["user_id", "resource"]).doUpdateSet(values)).execute();
}

/** What a shape of export makes of a list: a header, and the rows of some records. */
import type { CsvCell } from "../../../../api/csv/write.ts";
import type { AuthorizedContext } from "../../../context.ts";
import type { ListPage } from "../../../list_pages_store.ts";

export interface Table {
  readonly header: readonly string[];
  /** What `rowsOf` reads of a record, where it is not all. */
  readonly fields?: ReadonlySet<string>;
  readonly rowsOf: (
    records: ListPage["records"],
    context: AuthorizedContext,
  ) => Promise<readonly (readonly CsvCell[])[]>;
}

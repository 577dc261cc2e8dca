import type {
  FileFormat,
  Grouping,
  ImportField,
  ItemColumns,
  JoinField,
  ProfileId,
} from "../../api/csv/plan.ts";
import type { Answer } from "../../api/csv/plan_edit.ts";
import type { Choice } from "../../api/csv/remarks.ts";
import type { UnfitReason } from "../../api/csv/inspect.ts";
import type { Outlook } from "../../api/csv/outlook.ts";
import type { Preview } from "../../api/csv/preview.ts";

export type ImportFileEvent =
  | { readonly type: "file.choose"; readonly files: readonly File[] }
  /** Reads the same file again, since it may have been corrected. */
  | { readonly type: "file.again" }
  | { readonly type: "file.remove" }
  | { readonly type: "store.choose"; readonly id: string }
  | { readonly type: "sheet.choose"; readonly sheet: string }
  | { readonly type: "header.choose"; readonly rowsAbove: number }
  | { readonly type: "format.change"; readonly format: FileFormat }
  | { readonly type: "format.settle"; readonly answer: Answer }
  /** Includes or excludes the rows that are left out for a reason, such as `cancelled`. */
  | { readonly type: "rows.choose"; readonly choice: Choice; readonly isKept: boolean }
  /** `position` is null if the file has no such column. */
  | { readonly type: "column.choose"; readonly field: ImportField; readonly position: number | null }
  /** `positions` is empty to join no columns. */
  | { readonly type: "column.join"; readonly field: JoinField; readonly positions: readonly number[] }
  | { readonly type: "items.choose"; readonly items: readonly ItemColumns[] }
  | { readonly type: "profile.choose"; readonly profile: ProfileId }
  /** `grouping` is null to group rows by their order number. */
  | { readonly type: "grouping.choose"; readonly grouping: Grouping | null }
  /** `country` is empty for no default country. */
  | { readonly type: "country.choose"; readonly country: string }
  /** `method` is empty for the store's default. */
  | { readonly type: "method.choose"; readonly method: string }
  | { readonly type: "count.progress"; readonly counted: number; readonly preview: Preview }
  | { readonly type: "count.done"; readonly preview: Preview }
  | { readonly type: "count.failed"; readonly unfit: UnfitReason }
  /** `outlook` is null if the file could not be checked. */
  | { readonly type: "check.done"; readonly outlook: Outlook | null };

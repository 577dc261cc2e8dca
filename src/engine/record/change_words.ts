import type { FieldChange } from "../../../api/generated/schema.ts";
import { t } from "../../lib/i18n.ts";
import { changedFieldText } from "./changed_field.ts";
import { changedValueText, type ValueContext } from "./changed_value.ts";

export interface ChangeWords {
  readonly field: string;
  readonly name: string;
  readonly before: string;
  readonly after: string;
}

/** A change that only repeats the entry's reason is left out. */
export const changesInWords = (
  changes: readonly FieldChange[],
  reason: string,
  around: ValueContext,
): readonly ChangeWords[] =>
  changes.filter(({ after }) => after === "" || after !== reason).map((change) => {
    const [before, after] = [change.before, change.after].map((text) =>
      changedValueText(change.field, text, around)
    );
    return {
      field: change.field,
      name: changedFieldText(change.field, around.entity),
      // A difference that words cannot show has no arrow between two equal texts.
      before: before === after ? "" : before!,
      after: after || t("record.noValue"),
    };
  });

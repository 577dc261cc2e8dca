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

/** Returns the changes in words, without a change that only repeats the entry's reason. */
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
      // If the words cannot show the difference, there is no arrow between two equal texts.
      before: before === after ? "" : before!,
      after: after || t("record.noValue"),
    };
  });

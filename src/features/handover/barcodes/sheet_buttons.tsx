/** Saves issued numbers as labels, as A4 sheets or as CSV. A large issue is saved as several PDFs. */
import { MAX_SHEET_NUMBERS } from "../../../../api/shipping/postal_numbers.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { SaveButton } from "../../desk/jobs/job_file.tsx";
import { useBarcodeStyles } from "./barcodes.styles.ts";
import { type Issue, saveSheet } from "./wiring.ts";

const PDFS = ["4x6", "a4"] as const;

/** Returns the first and the last number of each PDF. */
export const partsOf = (
  { first, last }: Pick<Issue, "first" | "last">,
): readonly (readonly [number, number])[] =>
  Array.from({ length: Math.ceil((last - first + 1) / MAX_SHEET_NUMBERS) }, (_, nth) => {
    const from = first + nth * MAX_SHEET_NUMBERS;
    return [from, Math.min(last, from + MAX_SHEET_NUMBERS - 1)] as const;
  });

export function SheetButtons({ issue }: { readonly issue: Issue }) {
  const styles = useBarcodeStyles();
  const parts = partsOf(issue);
  const wordsOf = (as: (typeof PDFS)[number], nth: number) =>
    [
      t(`barcodes.sheet.${as}`),
      parts.length > 1 ? t("barcodes.sheet.part", { part: numberText(nth + 1) }) : "",
    ].filter(Boolean).join(" · ");
  return (
    <div className={styles.buttons}>
      {PDFS.flatMap((as) =>
        parts.map((part, nth) => (
          <SaveButton
            key={`${as} ${part[0]}`}
            isSmall
            words={wordsOf(as, nth)}
            save={() => saveSheet(issue, part, as)}
          />
        ))
      )}
      <SaveButton
        isSmall
        words={t("barcodes.sheet.csv")}
        save={() => saveSheet(issue, [issue.first, issue.last], "csv")}
      />
    </div>
  );
}

import { type Limit, limit } from "./limit.ts";
import { MAX_INVOICE_PDF_LINES, MAX_SHOWN_ENTRIES } from "./money/invoices.ts";
import { MAX_PROOF_BYTES, MAX_PROOF_PAGES, MAX_PROOF_PIXELS } from "./money/proofs.ts";
import { MAX_SHOWN_HOLDS, MAX_STATEMENT_FILE_LINES, MAX_STATEMENT_PDF_LINES } from "./money/statement.ts";
import { MAX_PAID_DAYS_AGO, MAX_TOPUP_CENTS } from "./money/topups.ts";
import { MAX_REFUND_LINES, MAX_REFUND_REASON, MAX_SOLE_REFUND_CENTS } from "./orders/refunds.ts";
import { MAX_CREDIT_CENTS } from "./people/people.ts";

export const MONEY_LIMITS: readonly Limit[] = [
  limit({ MAX_TOPUP_CENTS }, "US cents", "the amount of a top-up or a manual transaction"),
  limit({ MAX_REFUND_LINES }, "lines", "a refund request"),
  limit({ MAX_REFUND_REASON }, "characters", "the reason of a refund request"),
  limit({ MAX_SOLE_REFUND_CENTS }, "US cents", "a refund that its maker may decide alone"),
  limit({ MAX_CREDIT_CENTS }, "US cents", "a seller's credit limit, and the warning level of its balance"),
  limit({ MAX_PAID_DAYS_AGO }, "days", "days since a top-up was sent"),
  limit({ MAX_PROOF_BYTES }, "bytes", "the proof of a top-up"),
  limit({ MAX_PROOF_PAGES }, "pages", "a PDF that is the proof of a top-up"),
  limit({ MAX_PROOF_PIXELS }, "pixels", "a picture that is the proof of a top-up"),
  limit(
    { MAX_STATEMENT_PDF_LINES },
    "lines",
    "lines of a month in a PDF; a longer month is summed by days",
  ),
  limit({ MAX_STATEMENT_FILE_LINES }, "lines", "lines of a month as a file at once; more need an export"),
  limit({ MAX_SHOWN_HOLDS }, "holds", "holds listed above a statement"),
  limit({ MAX_INVOICE_PDF_LINES }, "lines", "lines of an invoice in its PDF; a longer one is summed by days"),
  limit({ MAX_SHOWN_ENTRIES }, "lines", "lines, payments or credit notes on the record of an invoice"),
];

/** How the audit looks beside its list: the state of the seals, an entry, the way to it from a record. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useAuditStyles = makeStyles({
  trail: {
    margin: 0,
    paddingInline: tokens.spacingHorizontalXXL,
    paddingBottom: tokens.spacingVerticalL,
    "@media (max-width: 639px)": { paddingInline: tokens.spacingHorizontalM },
    "& a": { display: "inline-block", lineHeight: "24px" },
  },
  seals: {
    paddingInline: "24px",
    paddingBottom: tokens.spacingVerticalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    "@media (max-width: 639px)": { paddingInline: "12px" },
  },
  // One above the other, each has to be hit.
  way: { display: "inline-block", minHeight: "24px", lineHeight: "24px" },
  value: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  before: { color: tokens.colorNeutralForeground2 },
  fold: { cursor: "pointer", minHeight: "24px" },
});

import { makeStyles, tokens } from "@fluentui/react-components";

export const usePagerStyles = makeStyles({
  foot: {
    display: "flex",
    alignItems: "center",
    gap: "16px",
    flexShrink: 0,
    minHeight: "44px",
    paddingInline: "24px",
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground2,
    fontVariantNumeric: "tabular-nums",
    whiteSpace: "nowrap",
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    "@media (max-width: 639px)": { paddingInline: "12px", gap: "8px" },
  },
  end: { display: "flex", alignItems: "center", gap: "4px", marginInlineStart: "auto" },
  size: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    "@media (max-width: 639px)": { "> span": { display: "none" } },
  },
  field: {
    height: "28px",
    boxSizing: "border-box",
    paddingInline: "6px",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: "inherit",
    fontSize: "inherit",
  },
  number: { width: "52px", textAlign: "end" },
  page: { display: "flex", alignItems: "center", gap: "6px", paddingInline: "4px" },
});

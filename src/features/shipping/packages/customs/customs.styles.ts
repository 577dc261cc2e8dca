import { makeStyles, tokens } from "@fluentui/react-components";

const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useCustomsStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    columnGap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalS} 0`,
    borderBottom: LINE,
  },
  what: { minWidth: 0, overflowWrap: "anywhere" },
  value: { textAlign: "end", fontVariantNumeric: "tabular-nums" },
  facts: {
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    columnGap: tokens.spacingHorizontalM,
    color: tokens.colorNeutralForeground2,
    overflowWrap: "anywhere",
  },
  wrong: { color: tokens.colorStatusDangerForeground1, fontWeight: tokens.fontWeightSemibold },
  totals: {
    display: "flex",
    flexWrap: "wrap",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    fontVariantNumeric: "tabular-nums",
  },
  sum: { marginInlineStart: "auto", fontWeight: tokens.fontWeightSemibold },
  lines: { display: "flex", flexDirection: "column", alignItems: "stretch", gap: tokens.spacingVerticalM },
  box: {
    display: "grid",
    gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
    gap: tokens.spacingVerticalM,
    alignItems: "start",
    margin: 0,
    minWidth: 0,
    padding: tokens.spacingHorizontalM,
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
    "@container record (max-width: 639px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    // Inputs of Fluent UI are twenty letters wide unless they may shrink.
    "& input": { minWidth: 0, width: "100%" },
    "& .fui-Input, & .fui-Combobox": { minWidth: 0, width: "100%" },
  },
  under: {
    gridColumn: "1 / -1",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: "anywhere",
  },
  buttons: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
});

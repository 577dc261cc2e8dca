import { makeStyles, tokens } from "@fluentui/react-components";

export const useUnitStyles = makeStyles({
  details: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    padding: `${tokens.spacingVerticalS} 0 ${tokens.spacingVerticalL}`,
    paddingInlineStart: tokens.spacingHorizontalL,
  },
  note: { padding: "0 24px 4px", "@media (max-width: 639px)": { padding: "0 12px 8px" } },
  steps: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  open: { marginInlineStart: "auto" },
  /** Aligns the fields of all garments in columns if there is space. */
  columns: {
    "@container record (min-width: 640px)": {
      display: "grid",
      gridTemplateColumns: "120px minmax(160px, 5fr) minmax(0, 4fr) minmax(72px, auto) 32px",
    },
  },
  part: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: `0 ${tokens.spacingHorizontalS}`,
    minWidth: 0,
  },
  counts: {
    listStyleType: "none",
    margin: 0,
    padding: 0,
    display: "flex",
    flexWrap: "wrap",
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
  },
  count: { display: "inline-flex", alignItems: "center", gap: tokens.spacingHorizontalXS },
  list: {
    margin: 0,
    paddingInlineStart: 0,
    listStyleType: "none",
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalXS,
  },
  line: { marginTop: tokens.spacingVerticalM },
  lineTitle: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightRegular },
});

import { makeStyles, tokens } from "@fluentui/react-components";

export const useTopBarStyles = makeStyles({
  root: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    height: "52px",
    flexShrink: 0,
    padding: "0 16px",
    boxSizing: "border-box",
    borderBottom: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    backgroundColor: tokens.colorNeutralBackground1,
    "@media (max-width: 640px)": { padding: "0 8px", gap: "2px" },
  },
  /** What gives way first when the window is narrow. */
  start: { display: "flex", alignItems: "center", gap: "inherit", flexGrow: 1, minWidth: 0 },
  end: { display: "flex", alignItems: "center", gap: "inherit", flexShrink: 0 },
  brand: {
    display: "flex",
    alignItems: "center",
    gap: tokens.spacingHorizontalS,
    fontWeight: tokens.fontWeightSemibold,
    flexShrink: 0,
    minWidth: 0,
  },
  name: { "@media (max-width: 640px)": { display: "none" } },
  /** Parts that a narrow screen has in the person's menu instead. */
  wide: { display: "contents", "@media (max-width: 640px)": { display: "none" } },
});

import { makeStyles, tokens } from "@fluentui/react-components";

const NARROW = "@media (max-width: 767px)";
const LINE = `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`;

export const useEvidenceStyles = makeStyles({
  beside: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: tokens.spacingHorizontalM,
    alignItems: "start",
  },
  thumbs: {
    display: "flex",
    flexWrap: "wrap",
    gap: tokens.spacingHorizontalS,
    listStyleType: "none",
    margin: 0,
    padding: 0,
  },
  thumb: {
    display: "flex",
    width: "96px",
    height: "80px",
    padding: "3px",
    border: LINE,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground3,
    color: tokens.colorNeutralForeground1,
    font: "inherit",
    overflow: "hidden",
    cursor: "zoom-in",
    "&[aria-pressed=true]": {
      outline: `${tokens.strokeWidthThick} solid ${tokens.colorCompoundBrandStroke}`,
    },
  },
  photo: { display: "block", width: "100%", height: "100%", objectFit: "cover" },
  video: {
    display: "flex",
    flexDirection: "column",
    alignItems: "center",
    justifyContent: "center",
    width: "100%",
    minWidth: 0,
  },
  name: {
    maxWidth: "100%",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase200,
  },
  surface: {
    maxWidth: "min(1440px, 96vw)",
    height: "94vh",
    boxSizing: "border-box",
    [NARROW]: { padding: tokens.spacingHorizontalM },
  },
  body: { height: "100%", gridTemplateRows: "auto minmax(0, 1fr)" },
  sides: {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gridTemplateRows: "minmax(0, 1fr)",
    gap: tokens.spacingHorizontalL,
    minHeight: 0,
    overflow: "hidden",
    [NARROW]: { gridTemplateColumns: "1fr", gridTemplateRows: "1fr 1fr" },
  },
  side: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalS,
    margin: 0,
    minWidth: 0,
    minHeight: 0,
  },
  room: {
    flex: "1 1 0",
    minHeight: 0,
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    backgroundColor: tokens.colorNeutralBackground3,
    borderRadius: tokens.borderRadiusMedium,
  },
  large: { display: "block", width: "100%", height: "100%", objectFit: "contain" },
  choices: {
    display: "flex",
    gap: tokens.spacingHorizontalS,
    overflowX: "auto",
    padding: "3px",
    flexShrink: 0,
  },
});

import { makeStyles, tokens } from "@fluentui/react-components";

export const usePhotoStyles = makeStyles({
  strip: { display: "flex", flexWrap: "wrap", gap: tokens.spacingHorizontalS },
  photo: { display: "flex", flexDirection: "column", alignItems: "flex-start", minWidth: 0 },
  taking: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: tokens.spacingVerticalXS,
  },
  onItsWay: { display: "flex", alignItems: "center", gap: tokens.spacingHorizontalS, margin: 0 },
  thumb: { width: "72px", height: "72px", objectFit: "cover", borderRadius: tokens.borderRadiusSmall },
  quiet: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3 },
  wrong: { fontSize: tokens.fontSizeBase200, color: tokens.colorPaletteRedForeground1 },
});

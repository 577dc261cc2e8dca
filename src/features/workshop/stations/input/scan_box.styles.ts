/** Styles of the scan box, which is readable from the bench and usable with gloves. */
import { makeStyles, tokens } from "@fluentui/react-components";

export const useScanBoxStyles = makeStyles({
  row: { display: "flex", alignItems: "center", gap: tokens.spacingHorizontalS },
  input: {
    flexGrow: 1,
    // At its default width the input would not fit beside the buttons on a phone.
    flexBasis: "0",
    width: "0",
    minWidth: "0",
    height: "64px",
    boxSizing: "border-box",
    paddingInline: tokens.spacingHorizontalL,
    border: `2px solid ${tokens.colorNeutralStrokeAccessible}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyMonospace,
    fontSize: tokens.fontSizeBase600,
    ":focus": { outlineStyle: "none", border: `2px solid ${tokens.colorCompoundBrandStroke}` },
    "::placeholder": { color: tokens.colorNeutralForeground3, fontFamily: tokens.fontFamilyBase },
  },
  button: { minHeight: "64px", minWidth: "64px" },
  /** Only touch screens have these buttons, which open the keyboard and the camera. */
  byHand: { display: "none", "@media (any-pointer: coarse)": { display: "inline-flex" } },
  grow: { flexGrow: 1, flexBasis: "160px", minWidth: 0 },
  video: { width: "100%", maxHeight: "60vh", objectFit: "cover", borderRadius: tokens.borderRadiusMedium },
  camera: {
    marginTop: tokens.spacingVerticalS,
    display: "flex",
    flexDirection: "column",
    rowGap: tokens.spacingVerticalS,
  },
});

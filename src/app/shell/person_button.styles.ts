import { makeStyles, tokens } from "@fluentui/react-components";

/** In forced-colors mode, a button under the pointer is inverted as a whole. */
const AS_BUTTON = { color: "inherit", backgroundColor: "transparent" };

export const usePersonButtonStyles = makeStyles({
  button: { minWidth: "auto", flexShrink: 0, "@media (max-width: 640px)": { paddingInline: "2px" } },
  initials: {
    display: "grid",
    placeItems: "center",
    width: "28px",
    height: "28px",
    flexShrink: 0,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
    "@media (forced-colors: active)": AS_BUTTON,
  },
  person: {
    display: "flex",
    flexDirection: "column",
    alignItems: "flex-start",
    minWidth: 0,
    marginInlineStart: tokens.spacingHorizontalS,
    textAlign: "start",
    "@media (max-width: 1023px)": { display: "none" },
  },
  name: {
    maxWidth: "160px",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  role: {
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    color: tokens.colorNeutralForeground3,
    fontWeight: tokens.fontWeightRegular,
    "@media (forced-colors: active)": AS_BUTTON,
  },
});

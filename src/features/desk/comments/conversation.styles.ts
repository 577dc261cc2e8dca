import { makeStyles, tokens } from "@fluentui/react-components";
import { useCommentStyles } from "./comments.styles.ts";

const useOwnStyles = makeStyles({
  conversation: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    minHeight: 0,
    flexGrow: 1,
  },
  list: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    flexGrow: 1,
    minHeight: 0,
    margin: 0,
    padding: tokens.spacingHorizontalXXS,
    listStyleType: "none",
    overflowY: "auto",
  },
  entry: {
    padding: `${tokens.spacingVerticalS} ${tokens.spacingHorizontalM}`,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  fresh: { border: `${tokens.strokeWidthThick} solid ${tokens.colorStatusWarningBorderActive}` },
  freshMark: {
    display: "block",
    color: tokens.colorStatusWarningForeground1,
    fontSize: tokens.fontSizeBase200,
    fontWeight: tokens.fontWeightSemibold,
  },
  empty: { color: tokens.colorNeutralForeground2 },
  boxes: {
    display: "flex",
    flexDirection: "column",
    gap: tokens.spacingVerticalM,
    flexShrink: 0,
    paddingInline: tokens.spacingHorizontalXXS,
    // The form is as wide as the messages.
    "& form": { maxWidth: "none" },
  },
});

export const useConversationStyles = () => ({ ...useOwnStyles(), note: useCommentStyles().note });

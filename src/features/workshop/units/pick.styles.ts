import { makeStyles, tokens } from "@fluentui/react-components";

export const usePickStyles = makeStyles({
  boxes: {
    display: "flex",
    flexDirection: "column",
    maxHeight: "320px",
    overflowY: "auto",
    // Labels are taller than check boxes, so without the padding the list would get a scroll bar.
    paddingBlockEnd: tokens.spacingVerticalXXS,
  },
  code: { fontFamily: tokens.fontFamilyMonospace, fontSize: tokens.fontSizeBase200 },
  quiet: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
  help: { marginBlock: tokens.spacingVerticalXS },
  two: { display: "grid", gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))" },
});

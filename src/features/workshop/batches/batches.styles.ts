/** Lists of groups and garments to pick: their names are long, so each has a line. */
import { makeStyles } from "@fluentui/react-components";

export const usePickStyles = makeStyles({
  picks: { display: "flex", flexDirection: "column", maxHeight: "320px", overflowY: "auto" },
});

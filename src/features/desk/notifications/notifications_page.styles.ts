import { makeStyles } from "@fluentui/react-components";

export const useNotificationsPageStyles = makeStyles({
  page: {
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minHeight: 0,
    minWidth: 0,
    width: "100%",
    maxWidth: "880px",
  },
});

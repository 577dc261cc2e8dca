/** Mirrors an icon that points somewhere on a page from right to left. */
import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  icon: { display: "inline-flex", verticalAlign: "text-bottom", ":dir(rtl)": { transform: "scaleX(-1)" } },
});

export function MirroredIcon({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().icon}>{children}</span>;
}

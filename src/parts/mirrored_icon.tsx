/** Mirrors an icon with a direction on a right-to-left page. */
import { makeStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";

const useStyles = makeStyles({
  icon: { display: "inline-flex", verticalAlign: "text-bottom", ":dir(rtl)": { transform: "scaleX(-1)" } },
});

export function MirroredIcon({ children }: { readonly children: ReactNode }) {
  return <span className={useStyles().icon}>{children}</span>;
}

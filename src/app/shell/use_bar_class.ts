/** Source: docs/requirements.md S4.12, S9.9. */
import { mergeClasses } from "@fluentui/react-components";
import type { Appearance } from "../../../api/people/customizer.ts";
import type { Layout } from "../wiring/layout.ts";
import { useTopBarStyles } from "./top_bar.styles.ts";

export function useBarClass(type: Appearance["navbarType"], { snapshot }: Layout): string | null {
  const styles = useTopBarStyles();
  if (type === "hidden") return null;
  return mergeClasses(
    styles.root,
    type === "floating" && styles.floating,
    snapshot.hasTag("scrolling") && styles.scrolling,
    type === "static" && styles.moving,
    type === "static" && snapshot.hasTag("away") && styles.away,
  );
}

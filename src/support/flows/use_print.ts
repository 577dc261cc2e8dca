/** On paper a flow stands alone: nothing of the frame around it, and all of it instead of what fits the window. */
import { useEffect } from "react";
import { adoptRules } from "../../lib/adopted_rules.ts";

const RULES = `@media print {
  body :not([data-paper]):not([data-paper] *):not(:has([data-paper])) { display: none !important; }
  html, body, :has([data-paper]), [data-paper] {
    display: block !important; position: static !important; overflow: visible !important;
    height: auto !important; max-height: none !important; margin: 0 !important; padding: 0 !important;
  }
  [data-paper] svg[role="img"] { max-width: 100% !important; max-height: 88vh !important; }
}`;

/** As long as the screen is there; by the browser's own way to print as well. */
export function usePrint(): void {
  useEffect(() => adoptRules(RULES), []);
}

/** Replaces backgrounds and shadows by lines in forced-colors mode. This module loads after the first rows. */
import { adoptRules } from "../../lib/adopted_rules.ts";

const RULES = `@media (forced-colors: active) {
  [role="grid"] > tbody > tr[aria-selected="true"] > td { border-bottom: 3px double Highlight; }
  [role="grid"] > tbody > tr[aria-current] > td:first-child { border-inline-start: 4px solid Highlight; }
  [role="grid"] > tbody > tr:focus-visible > td { border-block: 2px solid Highlight; }
  [role="grid"] > tbody > tr:focus-visible > td:first-child { border-inline-start: 4px solid Highlight; }
  [role="grid"] th > [role="separator"]::after { background-color: CanvasText; forced-color-adjust: none; }
  [role="grid"] th > [role="separator"]:focus-visible::after { background-color: Highlight; }
  li[data-id]:has([type="checkbox"]:checked) { border-bottom: 3px double Highlight; }
  [role="option"][aria-selected="true"] { outline: 1px solid Highlight; outline-offset: -1px; }
}`;

adoptRules(RULES);

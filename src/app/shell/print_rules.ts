/** Prints the open record, or else the page with all its rows; the frame and controls are not printed. */
import { adoptRules } from "../../lib/adopted_rules.ts";

const RULES = `@media print {
  html, body, #root, #root > div, #root div:has(main), main, main > div, main section, main aside, main [data-scrolls],
  body:has([aria-modal]) :is([data-portal-node], [aria-modal], [aria-modal] > div) {
    display: block !important; position: static !important; overflow: visible !important;
    width: auto !important; height: auto !important; max-height: none !important;
  }
  nav, footer, [role="search"], [role="tablist"], [role="status"], button:not(th button), input,
  div:has(~ main), :has(~ main) > header, main section:has(~ aside), main section > div:has(> [role="search"]),
  body:has([aria-modal]) #root, [data-portal-node] > div:not([aria-modal]),
  :is(th, td):has([type="checkbox"]), tr[data-id] > td:last-child, tr:has(th [type="checkbox"]) > th:last-child,
  main header a { display: none !important; }
  body:has(main [role="grid"]) { page: list; }
  main [role="grid"] { width: 100% !important; min-width: 0 !important; table-layout: auto !important; font-size: 8.5pt; line-height: 11pt; }
  main [role="grid"] :is(th, td) { position: static !important; height: auto !important; padding: 3pt !important; }
  main [role="grid"] :is(th, td, td *) { white-space: normal !important; overflow-wrap: normal !important; hyphens: manual; font-size: inherit !important; }
  main [role="grid"] :is(time, [translate="no"]) { white-space: nowrap !important; }
  main [role="grid"] thead { position: static !important; display: table-header-group; }
  main [data-scrolls][data-not-printed] { display: none !important; }
  main [data-printed] table + table { break-before: page; }
  main :is(tr, li) { break-inside: avoid; }
}
@page list { size: landscape; margin: 10mm; }
@media screen { [data-printed] { display: none; } }`;

adoptRules(RULES);

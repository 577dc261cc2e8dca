/** Lets column headings wrap, and hides filter chips in a small window (400 % zoom). Loads after the rows. */
import { adoptRules } from "../../lib/adopted_rules.ts";

const RULES = `
[role="grid"] > thead > tr > th { white-space: normal; hyphens: auto; overflow-wrap: anywhere; }
[role="grid"] > thead > tr > th > button { text-align: inherit; line-height: inherit; }
@media (max-width: 639px) and (max-height: 420px) {
  main section > div:has(> [role="search"]) { flex-wrap: nowrap; height: 44px; }
  main section > div > [role="search"] { flex-shrink: 1; }
  main section > div > [role="search"] + [role="group"] { display: none; }
  main section > ul[data-scrolls] { min-height: 96px; }
}`;

adoptRules(RULES);

/**
 * In a low and narrow window, as a page at 400 %, rows come first: the chips are behind "More". A column head wraps to
 * two lines before it is cut. Loaded after the first picture, because few need it.
 */
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

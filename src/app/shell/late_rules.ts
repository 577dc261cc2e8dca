/** Rules of style that no component carries and the first picture does without. */
import "./forced_colors.ts";
import "./print_columns.ts";
import "./print_rules.ts";
import "./list_fit.ts";

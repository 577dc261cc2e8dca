import "./prefetch_records.ts";
import "./forced_colors.ts";
import "./print_columns.ts";
import "./print_rules.ts";
import "./list_fit.ts";

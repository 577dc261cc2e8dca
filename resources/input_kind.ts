/** How a value is asked for; one entry each in src/engine/form/inputs.tsx. */
export type InputKind =
  | "text"
  | "url"
  | "number"
  | "minutes"
  | "timeZone"
  | "switch"
  | "choice"
  | "choices"
  | "option"
  | "flag"
  | "day"
  | "lines"
  | "paragraph"
  | "people"
  | "checks"
  | "rows"
  | "rights";

/** Matches a unit whose line has a checked print file. @param row the alias of the unit, with its dot */
export const hasArtText = (row: string): string =>
  `exists (select 1 from placements as a join art_files as f on f._id = a.file_id
  where a.line_id = ${row}order_line_id and f.state = 'Ready')`;
/** Matches a unit that needs a print file and has no checked one. @param item the item's alias, without a dot */
export const isBareText = (row: string, item: string): string =>
  `(${item}.art = 'required' and ${row}art_waived = 0 and not ${hasArtText(row)})`;

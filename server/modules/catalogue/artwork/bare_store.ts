/** Matches a line with a print file that passed its checks. @param row the alias of the row, with its dot */
export const hasArtText = (row: string): string =>
  `exists (select 1 from placements as a join art_files as f on f._id = a.file_id
  where a.line_id = ${row}order_line_id and f.state = 'Ready')`;
/** Matches a line whose item needs a print file and that has no checked one. @param item the item's alias */
export const isBareText = (row: string, item: string): string =>
  `(${item}.art = 'required' and ${row}art_waived = 0 and not ${hasArtText(row)})`;

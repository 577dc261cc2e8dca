/** Conditions on a garment by the print files of its line, as text of a statement. */

/** Its line has a print file that passed its checks. @param row the alias of the row, with its point */
export const hasArtText = (row: string): string =>
  `exists (select 1 from placements as a join art_files as f on f._id = a.file_id
  where a.line_id = ${row}order_line_id and f.state = 'Ready')`;
/** Its item asks for a print file, and its line has none: nothing may be printed on it. @param item the item's alias */
export const isBareText = (row: string, item: string): string =>
  `(${item}.art = 'required' and ${row}art_waived = 0 and not ${hasArtText(row)})`;

/** What files are called, by their names and by their type. */

export const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";
export const WORKBOOK_TYPE = `${CONTENT}.sheet`;

/** Workbooks with macros, also as templates and in their binary form. */
export const isMacroName = (name: string): boolean => /\.(?:xlsm|xltm|xlam|xlsb)$/i.test(name.trim());

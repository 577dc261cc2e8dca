export const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";
export const WORKBOOK_TYPE = `${CONTENT}.sheet`;

/** Returns true for the file name of a workbook with macros, also a template or a binary one. */
export const isMacroName = (name: string): boolean => /\.(?:xlsm|xltm|xlam|xlsb)$/i.test(name.trim());

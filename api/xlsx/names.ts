export const CONTENT = "application/vnd.openxmlformats-officedocument.spreadsheetml";
export const WORKBOOK_TYPE = `${CONTENT}.sheet`;

/** Workbooks with macros, also templates and binary ones. */
export const isMacroName = (name: string): boolean => /\.(?:xlsm|xltm|xlam|xlsb)$/i.test(name.trim());

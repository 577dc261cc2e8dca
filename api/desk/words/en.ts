export const reasons = {
  hasFailedRows: "No row failed, so there is nothing to retry.",
  isRepeatable: "What this job needs no longer exists. Start a new one.",
  isUndoable: "Nothing in this job can be undone.",
  hasSecret: "It needs a secret first.",
  hasSettings: "A setting that it needs is missing.",
  rightsUnaccepted: "The accepted rights are not those that it requests.",
  personLocked: "The account of the person who started this is locked.",
  tooLongForWorkbook: "A workbook holds 100,000 rows. Export as CSV, or filter the list.",
  rightsLost: "The person who started this no longer has the rights it needs.",
  attachmentsFull: "The files of one record may have 200 MB together. Remove some, or send a shorter video.",
  tooManyUploads: "20 of your files are not finished yet. Wait for them, or remove some.",
  partLost: "The server has lost a part of this file. Add it again.",
} as const;

export const reasons = {
  hasFailedRows: "No row failed, so there is nothing to retry.",
  isRepeatable: "Something that this job needs no longer exists. Start a new one.",
  isUndoable: "Nothing in this job can be undone.",
  isNotUndone: "The job was undone, so a retry could not be undone again. Start a new job.",
  hasSecret: "It has no secret yet. Add one first.",
  hasSettings: "A required setting is missing. Fill it in first.",
  rightsUnaccepted:
    "It requests other rights than those that were accepted. Review its rights and accept them.",
  personLocked: "The account of the person who started this is locked.",
  tooLongForWorkbook: "A workbook holds 100,000 rows. Export as CSV, or filter the list.",
  rightsLost: "The person who started this no longer has the rights it needs.",
  attachmentsFull: "The files of one record can be 200 MB in total. Remove some, or send a shorter video.",
  tooManyUploads: "20 of your files are still uploading. Wait for them, or remove some.",
  partLost: "The server has lost a part of this file. Add it again.",
} as const;

export const notices = {
  asWritten: { subject: "{subject}", content: "{content}" },
  trial: { subject: "Test message: messages arrive here." },
  mentioned: { subject: "{name} mentioned you on {code}", content: "{text}" },
  importDone: { subject: "The import of {title} is done" },
  importFailed: { subject: "The import of {title} failed", content: "{why}" },
  jobDone: { subject: "The job {title} is done" },
  jobFailed: { subject: "The job {title} failed", content: "{why}" },
  storageLow: {
    subject: "The disk of the server is nearly full",
    content:
      "Uploads, imports and exports are refused until there is more free space. Orders and scans continue.",
  },
  storageFull: {
    subject: "The server has run out of space",
    content:
      "A disk, or the bucket of the files, is full. Free up space now: what people save may be refused.",
  },
  storageDamaged: {
    subject: "A stored file is damaged",
    content: "The file was not sent to anybody. The server’s log names it; restore it from a backup.",
  },
  restored: {
    subject: "A backup was restored: outgoing work is paused",
    content:
      "Labels, messages and payments of waiting orders wait until you resume them. The page says what to check first.",
  },
  restores: { subject: "{count} backups were restored", content: "{lines}" },
  importsFailed: { subject: "{count} of your imports failed", content: "{lines}" },
  jobsEnded: { subject: "{count} of your jobs ended", content: "{lines}" },
  storageTroubles: { subject: "{count} problems with stored files", content: "{lines}" },
} as const;

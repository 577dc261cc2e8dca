const fileField = {
  choose: "Choose file",
  chooseOther: "Choose another file",
  again: "Try again",
  remove: "Remove the file",
  removeNamed: "Remove {name}",
  sending: "Uploading, {done} done",
  reading: "The server is reading the file.",
  failed: "The file was not uploaded. {reason}",
  larger: "Enlarge",
  smaller: "Reduce",
  noPreview: "The preview could not be loaded.",
  open: "Open",
  openOf: "Open {name}",
  print: "Print",
  printOf: "Print {name}",
  save: "Download",
  saveOf: "Download {name}",
  notGot: "The file could not be loaded. {reason}",
  blocked: "Your browser blocked the new tab. Allow it for this site, or download the file.",
} as const;

export const words = { fileField };
export type English = typeof words;

const draftFiles = {
  play: "Play {name}",
  missing: "The video is missing from the file storage.",
  notPlayed: "The video cannot be played here. Download it.",
  list: "Files",
  choose: "Add files",
  camera: "Take a photo",
  video: "Record a video",
  drop: "Drop to add the files",
  hint:
    "Photos, PDFs, and MP4, MOV or WebM videos; {size} MB each, {count} at most. Paste and drop work too.",
  preparing: "Making the photo smaller",
  held: "On this device",
  sending: "{done} sent",
  waiting: "No connection. The upload continues when it is back.",
  attached: "Added",
  again: "Try again",
  againOf: "Try {name} again",
  remove: "Remove {name}",
  tooLarge: "Larger than {size} MB. Choose a smaller file, or send a shorter video.",
  badType: "Not a photo, PDF or video that we can read",
  tooMany: "{count} files at most",
  notSent: "Not added. {reason}",
} as const;

export const words = { draftFiles };
export type English = typeof words;

const labelFile = {
  dropNow: "Drop the label here",
  hint: "PDF or PNG up to {size} MB. You can also drop it here.",
  size: "{width} × {height} mm",
  page: "Page with the label",
  pageOf: "Page {page} of {count}",
  allPages: "All {n} pages",
  preview: "The label as it will be printed",
  noPreview: "The preview could not be loaded. The label itself is fine.",
  of: "the label file of {number}",
  about: "{kind}, {width} × {height} mm",
  name: "label-{number}.{kind}",
  otherNumber: "The label says {number}. Check which number is right.",
  refused: {
    tooLarge: "The file is larger than {size} MB. Save the page with the label on its own.",
    notALabel: "The file is not a PDF or PNG, whatever its name says. Save the label as one of them.",
    encrypted: "The PDF is locked with a password. Save it without one, or print it to a new PDF.",
    cutOff: "The file is incomplete. Download it again.",
    damaged: "The file is damaged and cannot be read. Download it again.",
    tooManyPages:
      "The PDF has {count} pages, and at most 100 are possible. Save the page with the label on its own.",
    noSuchPage: "The PDF has no such page. Choose one that it has.",
    wrongSize:
      "The page is smaller than 20 mm or larger than 450 mm. Choose another page, or save the label in its own size.",
    tooManyPixels: "The picture has more than 4,000 × 6,000 pixels. Save it smaller.",
    tooMuch: "The file is too large once it is unpacked. Save it again, smaller.",
    tooComplex: "The file takes too long to read. Print it to a new PDF.",
    activeContent: "The PDF contains programs or other files. Print it to a new PDF.",
  },
};

const entity = {
  orders: {
    field: {
      file: "Label file",
    },
  },
  packages: {
    field: {
      file: "Label file",
    },
  },
};

export const words = { labelFile, entity };
export type English = typeof words;

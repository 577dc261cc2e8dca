/** Words of garments: their steps, what is wrong with them, and how they stand in other records. */
export const words = {
  entity: {
    units: {
      field: {
        ticket: "Ticket",
        print_status: "Step",
        work_status: "Work",
        station_code: "Station",
        package_code: "Package",
        order: "Order",
        package: "Package",
        rejects: "Rejected",
        reason_code: "What is wrong",
        fault_step: "Where it went wrong",
      },
      title: "Garments",
      none: "Garments appear here when the order is paid.",
      steps: "Steps of {ticket}",
      history: "History of {ticket}",
      noHistory: "Nothing has happened to it yet.",
      of: "{n} of {all}",
      done: "{done} of {all} finished",
      rejectedTimes: {
        one: "Rejected {count} time",
        other: "Rejected {count} times",
      },
      ended: "No step is possible any more.",
      missing: "The garments could not be loaded. {reason}",
      inPackage: "in {code}",
      loose: "in no package",
      again: "Ticket {ticket}",
    },
  },
  status: {
    QC: "QC",
    Cutting: "Cutting",
    Sewing: "Sewing",
    "Final QC": "Final QC",
    Packing: "Packing",
    Rejected: "Rejected",
    Inprocess: "In process",
    Live: "Live",
  },
  axis: {
    work_status: {
      Waiting: "Waiting",
      Inprocess: "In process",
      "On Hold": "On hold",
    },
    print_status: {
      Printing: "Printing",
    },
  },
  event: {
    unit: {
      start: "Start work",
      pass: "Pass on",
      reject: "Reject",
      reprint: "Make again",
      finish: "Finish by hand",
      unpack: "Unpack",
      undo: "Undo last step",
      hold: "Hold garment",
      release: "Release garment",
      stop: "Stop garment",
      pack: "Pack",
    },
  },
  choice: {
    reason_code: {
      misprint: "Misprint",
      wrongColor: "Wrong colour",
      wrongSize: "Wrong size",
      stain: "Stain",
      hole: "Hole",
      seam: "Seam",
      position: "Position",
      artwork: "Artwork",
      another: "Other",
    },
  },
} as const;
export type English = typeof words;

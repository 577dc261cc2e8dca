import type { StatusMeanings } from "../shape.ts";

export const postageMeanings: Pick<StatusMeanings, "postage_invoice" | "postage_line" | "postage_request"> = {
  postage_invoice: {
    status: {
      Imported: "The file waits to be read.",
      Matching: "The lines are read and compared with labels.",
      Review: "People decide about its lines.",
      Approved: "Its lines are posted in the background.",
      Paid: "The provider was paid now or in advance.",
      Void: "Nothing of it was posted.",
    },
  },
  postage_line: {
    status: {
      Open: "Nobody has decided about the line.",
      Accepted: "We bear its difference.",
      Passed: "The seller bears its difference, or gets it.",
      Disputed: "We claim its difference back from the provider.",
      Ignored: "Its difference is not posted.",
    },
  },
  postage_request: {
    status: {
      Pending: "Nobody has sent the request yet.",
      Submitted: "The provider has the request.",
      Accepted: "The provider agreed; an invoice line will credit the money.",
      Denied: "The provider refused.",
      Credited: "An invoice line credited the money.",
      Expired: "Its deadline passed before anybody sent it.",
      Cancelled: "The request was withdrawn.",
    },
  },
};

import type { StatusMeanings } from "../shape.ts";

export const postMeanings: Pick<StatusMeanings, "manifest" | "number_range" | "postal_number"> = {
  manifest: {
    status: {
      Processing: "Packages are put on the list and taken off.",
      Generated: "The list is fixed and waits for the counter.",
      Submitted: "The post has the packages; its answer is awaited.",
      Accepted: "The post took them; they are handed over.",
      Closed: "The post took them, and nothing is open.",
      Cancelled: "It was not needed; its packages are free.",
    },
  },
  number_range: {
    status: {
      Active: "Its numbers are given out.",
      Paused: "None of its numbers is given out.",
      Exhausted: "All of its numbers were given out.",
    },
  },
  postal_number: {
    status: {
      Reserved: "The number is printed and on no package yet.",
      Assigned: "The label of a package has the number.",
      Used: "The carrier scanned the number.",
      Retired: "The package of the number arrived, came back or is lost.",
      Void: "Nobody may use the number.",
    },
  },
};

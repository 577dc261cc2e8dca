/** What is said about records, and the files beside them. */
import { ApiError } from "../../../api/errors.ts";
import { type Module, mutation } from "../../fields.ts";

const later = (): never => {
  throw new ApiError("INTERNAL", "This is not built yet.");
};

export const comments: Module = {
  queries: { comments: later, attachments: later, mentionable: later },
  mutations: {
    makeComment: mutation<"makeComment">(() => Promise.resolve(later())),
    trashComment: mutation<"trashComment">(() => Promise.resolve(later())),
    trashAttachment: mutation<"trashAttachment">(() => Promise.resolve(later())),
  },
};

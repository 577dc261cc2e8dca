/** A link to a tab of its own, which learns nothing of ours. */
export const APART = { target: "_blank", rel: "noopener noreferrer" } as const;

/** Who does what no person asked for: the house itself. A code, not a name: screens have its words (`choice.actor_name.system`). */
export const SYSTEM = { _id: "system", name: "system" } as const;

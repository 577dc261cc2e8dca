/** The actor of automatic changes. A code, not a name: screens have its words (`choice.actor_name.system`). */
export const SYSTEM = { _id: "system", name: "system" } as const;

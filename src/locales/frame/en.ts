/** Words of the layouts that the first screen does without. */
export const frame = {
  more: "More",
  showBar: "Show the top bar",
  leaveBlank: "Back to the usual layout",
  seller: {
    dashboard: "Dashboard",
    management: "Management",
    ready: "Ready to ship",
    support: "Support",
    stores: "Stores",
    login: "Login",
    register: "Register",
  },
} as const;

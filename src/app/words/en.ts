const frame = {
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

export const words = { frame };
export type English = typeof words;

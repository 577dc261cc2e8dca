export const words = {
  menu: {
    topup: "Topup",
    approvals: "Approvals",
    payment_methods: "Payment methods",
    fx_rates: "Exchange rates",
  },
} as const;

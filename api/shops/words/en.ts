export const reasons = {
  shopLinesClosed:
    "The order is paid, so its lines cannot change any more. Refuse the difference, or cancel the order.",
  shopCancelClosed: "The order can no longer be cancelled. Refuse the difference.",
  shopDecided: "Somebody has decided already, or the shop has changed it again. Reload the store.",
} as const;

export const notices = {
  shopTokenRefused: {
    subject: "{shop}: The shop refuses our access",
    content: "Copy the shop’s keys again, and save them in the connection of this store.",
  },
  shopSignInEnded: {
    subject: "{shop}: The shop refuses our access",
    content: "Open the store, and sign in at the platform of the shop again.",
  },
  shopAddressChanged: {
    subject: "{shop}: The shop’s address has changed",
    content: "Enter the new address in the connection of this store.",
  },
  shopRightMissing: {
    subject: "{shop}: A right is missing",
    content: "Give our app in the shop the rights that its steps name, and save the keys again.",
  },
  shopNotAShop: {
    subject: "{shop}: There is no shop at this address",
    content: "Check the address in the connection of this store.",
  },
  shopsBroken: { subject: "The connections with {count} shops are broken", content: "{lines}" },
} as const;

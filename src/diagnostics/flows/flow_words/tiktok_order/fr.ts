import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "La vie d’une commande TikTok",
  purpose: "Mène une commande de TikTok Shop de son fichier à notre commande, et suit le statut de TikTok.",
  states: {
    "On Hold": {
      title: "En attente",
      sees:
        "La commande est « En attente » : elle n’est pas payée, ou l’acheteur peut encore changer d’avis.",
      try: "Attendez que TikTok la libère, puis importez un fichier plus récent.",
    },
    Processing: {
      title: "En cours",
      sees: "La commande est « En cours » : TikTok attend son colis.",
      try: "Associez ses SKU, transférez-la et expédiez-la avant son échéance.",
    },
    "Cancel Requested": {
      title: "Annulation demandée",
      sees:
        "La commande est « Annulation demandée » : l’acheteur a demandé à TikTok de l’annuler. Notre commande est bloquée.",
      try: "Répondez dans le Seller Center de TikTok avant l’échéance, puis importez un fichier plus récent.",
    },
    Shipped: {
      title: "Expédiée",
      sees: "La commande est « Expédiée » : un transporteur a son colis.",
      try: "Rien.",
    },
    Completed: { title: "Terminée", sees: "La commande est « Terminée » chez TikTok.", try: "Rien." },
    Cancelled: {
      title: "Annulée",
      sees: "La commande est « Annulée » chez TikTok. La nôtre l’est aussi, ou le demande.",
      try: "Si notre commande est commencée, répondez à sa demande d’annulation.",
    },
  },
  events: {
    "tiktok.push": {
      title: "Transférer",
      sees:
        "Quelqu’un a appuyé sur « Transférer » : notre commande a été créée, ou celle du même numéro a été liée.",
      try: "Ouvrez notre commande et soumettez-la.",
    },
    "tiktok.approveCancel": {
      title: "Accepter l’annulation",
      sees: "Quelqu’un a accepté la demande d’annulation de l’acheteur. TikTok annule la commande.",
      try: "Rien : notre commande est annulée dès que TikTok l’a fait.",
    },
    "tiktok.refuseCancel": {
      title: "Refuser l’annulation",
      sees: "Quelqu’un a refusé la demande d’annulation de l’acheteur. TikTok met fin à la demande.",
      try: "Rien : le blocage de notre commande prend fin dès que TikTok l’a fait.",
    },
    "remote.settle": {
      title: "TikTok a changé",
      sees: "Un fichier dit quelque chose de plus récent que le précédent.",
      try: "Rien.",
    },
  },
  guards: {
    isRemotePaid: "TikTok dit qu’elle est payée",
    isRemoteOpen: "TikTok ne la retient pas",
    isMapped: "Tous les SKU ont un article",
    isUnmasked: "L’adresse n’est pas masquée",
    hasNoOrder: "Elle n’a pas encore de commande ici",
    hasGoods: "Elle a des lignes",
    isConnected: "La boutique est connectée",
    isUnanswered: "Elle n’a pas encore de réponse",
    isRemoteHeld: "TikTok la retient",
    isRemoteProcessing: "TikTok attend son colis",
    isRemoteCancelAsked: "L’acheteur a demandé l’annulation",
    isRemoteShipped: "Un transporteur l’a",
    isRemoteCompleted: "TikTok l’a terminée",
    isRemoteCancelled: "TikTok l’a annulée",
    "isConnected and isUnanswered": "Peut recevoir une réponse ici",
    "isRemotePaid and isRemoteOpen and isMapped and isUnmasked and hasNoOrder and hasGoods":
      "Prête à transférer",
  },
  actors: {},
  delays: {},
};

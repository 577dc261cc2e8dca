/** Sentences of posts, in the language of the room. Words for statuses are the same as in the app. */
interface Sentence {
  readonly one: string;
  readonly many: string;
}

interface PostTexts {
  readonly made: Sentence;
  readonly held: Sentence;
  readonly released: Sentence;
  readonly cancelRequested: Sentence;
  readonly cancelled: Sentence;
  readonly picked: Sentence;
  readonly tryout: string;
  /** Texts of the reasons that the system gives, by reason code. */
  readonly reasons: Readonly<Record<string, string>>;
}

export const texts: Readonly<Record<string, PostTexts>> & { readonly en: PostTexts } = {
  en: {
    made: { one: "New order {code}", many: "{count} new orders: {codes}" },
    held: { one: "Order {code} is on hold", many: "{count} orders are on hold: {codes}" },
    released: {
      one: "Order {code} is no longer on hold",
      many: "{count} orders are no longer on hold: {codes}",
    },
    cancelRequested: {
      one: "A cancellation is requested for order {code}",
      many: "Cancellations are requested for {count} orders: {codes}",
    },
    cancelled: { one: "Order {code} is cancelled", many: "{count} orders are cancelled: {codes}" },
    picked: { one: "{by} shared order {code}", many: "{by} shared {count} orders: {codes}" },
    tryout: "{by} tried Order chat: it works.",
    reasons: { autoHold: "its store holds new orders" },
  },
  de: {
    made: { one: "Neue Bestellung {code}", many: "{count} neue Bestellungen: {codes}" },
    held: { one: "Bestellung {code} ist gesperrt", many: "{count} Bestellungen sind gesperrt: {codes}" },
    released: {
      one: "Bestellung {code} ist wieder freigegeben",
      many: "{count} Bestellungen sind wieder freigegeben: {codes}",
    },
    cancelRequested: {
      one: "Für Bestellung {code} ist die Stornierung beantragt",
      many: "Für {count} Bestellungen ist die Stornierung beantragt: {codes}",
    },
    cancelled: {
      one: "Bestellung {code} ist storniert",
      many: "{count} Bestellungen sind storniert: {codes}",
    },
    picked: {
      one: "{by} hat Bestellung {code} geteilt",
      many: "{by} hat {count} Bestellungen geteilt: {codes}",
    },
    tryout: "{by} hat Order chat ausprobiert: Es funktioniert.",
    reasons: { autoHold: "ihr Shop sperrt neue Bestellungen" },
  },
  fr: {
    made: { one: "Nouvelle commande {code}", many: "{count} nouvelles commandes : {codes}" },
    held: { one: "La commande {code} est bloquée", many: "{count} commandes sont bloquées : {codes}" },
    released: {
      one: "La commande {code} est débloquée",
      many: "{count} commandes sont débloquées : {codes}",
    },
    cancelRequested: {
      one: "L’annulation de la commande {code} est demandée",
      many: "L’annulation de {count} commandes est demandée : {codes}",
    },
    cancelled: { one: "La commande {code} est annulée", many: "{count} commandes sont annulées : {codes}" },
    picked: {
      one: "{by} a partagé la commande {code}",
      many: "{by} a partagé {count} commandes : {codes}",
    },
    tryout: "{by} a essayé Order chat : cela fonctionne.",
    reasons: { autoHold: "sa boutique retient les nouvelles commandes" },
  },
  pt: {
    made: { one: "Novo pedido {code}", many: "{count} pedidos novos: {codes}" },
    held: { one: "O pedido {code} está retido", many: "{count} pedidos estão retidos: {codes}" },
    released: { one: "O pedido {code} foi liberado", many: "{count} pedidos foram liberados: {codes}" },
    cancelRequested: {
      one: "Foi solicitado o cancelamento do pedido {code}",
      many: "Foi solicitado o cancelamento de {count} pedidos: {codes}",
    },
    cancelled: { one: "O pedido {code} foi cancelado", many: "{count} pedidos foram cancelados: {codes}" },
    picked: {
      one: "{by} compartilhou o pedido {code}",
      many: "{by} compartilhou {count} pedidos: {codes}",
    },
    tryout: "{by} experimentou o Order chat: funciona.",
    reasons: { autoHold: "a loja retém os pedidos novos" },
  },
};

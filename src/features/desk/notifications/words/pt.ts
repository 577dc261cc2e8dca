import { notices as notice } from "../../../../../api/generated/notices/pt.ts";
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const notifications: Translation<English["notifications"]> = {
  bar: {
    open: "Notificações",
    unread: { one: "Notificações: {count} não lida", other: "Notificações: {count} não lidas" },
  },
  title: "Notificações",
  all: "Todas as notificações",
  readAll: "Marcar todas como lidas",
  show: "Mostrar",
  every: "Todas",
  unreadOnly: "Não lidas",
  type: "Assunto",
  types: { Order: "Pedidos", Item: "Itens", Support: "Suporte" },
  kind: { Order: "Pedido", Item: "Item", Support: "Suporte" },
  unread: "Não lida",
  markRead: "Marcar como lida",
  markUnread: "Marcar como não lida",
  fresh: { one: "{count} nova", other: "{count} novas" },
  more: "Carregar mais",
  loading: "Carregando as notificações",
  loadingMore: "Carregando notificações mais antigas",
  end: "São todas.",
  emptyTitle: "Nenhuma notificação ainda",
  emptyText: "Quando alguém mencionar você ou o seu trabalho precisar de você, aparece aqui.",
  noneTitle: "Nada desse tipo",
  noneText: "Está tudo lido, ou não houve nada.",
  showAll: "Mostrar todas as notificações",
  failedTitle: "Não foi possível carregar as notificações",
  stale: "O que você vê pode estar desatualizado. {reason}",
  moreFailed: "Não foi possível carregar as mais antigas. {reason}",
  markFailed: "A sua marca não foi aceita. {reason}",
  retry: "Tentar de novo",
};

export const words: Translation<English> = { notifications, notice };

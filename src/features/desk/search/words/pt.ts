import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const search: Translation<English["search"]> = {
  replaces: "No lugar de {ticket}",
  group: {
    recent: "Recentes",
    actions: "Ações",
    pages: "Páginas",
    orders: "Pedidos",
    units: "Peças",
    packages: "Pacotes",
    items: "Itens",
    stores: "Lojas",
    jobs: "Tarefas",
    users: "Contas",
    notifications: "Notificações",
  },
  page: {
    order_processing: "Pedidos em processamento",
    order_in_production: "Pedidos em produção",
    items: "Itens",
    support: "Suporte",
    fulfilments: "Expedição",
    notification_settings: "Definições de notificações",
  },
  open: "Abrir {page}",
  results: "Resultados",
  count: {
    one: "{count} resultado",
    other: "{count} resultados",
  },
  asking: "Buscando",
  none: "Nada foi encontrado para “{text}”.",
  noAction: "Aqui nenhuma ação se chama “{text}”.",
  about:
    "Busque por número, número da loja, código de rastreio, destinatário, SKU ou nome. Um número completo leva direto ao registro.",
  aboutNobody: "Entre para buscar pedidos e itens. Uma página aparece depois de entrar.",
  short: "Três letras ou mais encontram registros; um número mais curto só se estiver completo.",
  failed: "A busca falhou. {reason}",
  retry: "Tentar de novo",
  keys: {
    move: "para escolher",
    go: "para abrir",
    close: "para fechar",
    actions: "só ações",
    star: "estrela",
  },
};

export const words: Translation<English> = { search };

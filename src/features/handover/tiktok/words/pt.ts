/** Words of orders of TikTok Shop. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const tiktokOrder: Noun = { gender: "m", one: "pedido do TikTok", other: "pedidos do TikTok" };

export const words: Translation<English> = {
  menu: {
    tiktok_orders: "Pedidos do TikTok",
  },
  view: {
    tiktok_map: "A associar",
    tiktok_push: "A transferir",
    tiktok_label: "A etiquetar",
    tiktok_late: "Atrasados",
    tiktok_cancel: "Solicitações de cancelamento",
  },
  tiktokOrders: {
    lines: "Itens",
    quantity: "{count} ×",
    noItem: "Ainda sem item nosso",
    madeAs: "Produzido como {sku}",
    change: "Mudar item",
    choose: "Item nosso",
    map: "Associar",
    mapping: "Associando…",
    mapFailed: "Não foi possível associar o SKU. {why}",
    mapHelp: "Associa {sku} para todos os pedidos em espera de {store} e para arquivos futuros.",
    fixed: "O nosso pedido já foi criado: os itens são mudados lá.",
    masked:
      "O TikTok esconde uma parte do endereço. Este pedido só pode ser transferido quando o TikTok mostrar o endereço completo.",
    cancel:
      "O comprador pede o cancelamento. Responda no Seller Center do TikTok, o mais tardar até {time}, e importe um arquivo mais novo: esta loja não está conectada.",
    cancelHere:
      "O comprador pede o cancelamento. Aceite ou recuse aqui, o mais tardar até {time}. Nos EUA, o TikTok também aceita um pacote enviado como recusa.",
    answered: "Sua resposta está sendo enviada ao TikTok.",
    open: "Abrir o pedido do TikTok",
    inTiktok: "TikTok Shop",
    loadFailed: "Não foi possível carregar. {why}",
    skus: {
      title: "Associar SKUs",
      text:
        "SKUs de lojas do TikTok que ainda não têm um item nosso. Uma escolha vale para todos os pedidos em espera da loja e para arquivos futuros.",
      none: "Cada SKU tem um item.",
      orders: {
        one: "{number} pedido espera",
        other: "{number} pedidos esperam",
      },
      example: "Por exemplo {number}",
      done: "{sku} está associado.",
      failed: "Não foi possível carregar os SKUs. {why}",
      all: "SKUs desta loja",
    },
    tracking: {
      title: "Exportar rastreio",
      text:
        "Um arquivo para o envio em massa do TikTok: pedidos que o TikTok espera e que têm uma etiqueta nossa. No Seller Center escolha Gerenciar pedidos e depois Carregar.",
      store: "Loja",
      choose: "Escolha uma loja",
      save: "Baixar arquivo",
      none: "Não há loja do TikTok. Adicione uma em Lojas.",
      close: "Fechar",
    },
    import: {
      title: "Importar pedidos do TikTok",
      text:
        "Use o arquivo que o Seller Center do TikTok exporta em Gerenciar pedidos, com todas as colunas. Primeiro você vê o efeito. O mesmo arquivo pode ser importado de novo: nada é adicionado duas vezes, e um arquivo mais antigo não muda nada.",
      store: "Loja",
      storeHelp: "A loja do TikTok de onde vem o arquivo.",
      choose: "Escolha uma loja",
      noStores: "Não há loja do TikTok. Adicione uma em Lojas.",
      paste: "Ou cole linhas com o cabeçalho",
      pasteHelp: "Como uma planilha as copia.",
      look: "Mostrar efeito",
      missing: "Faltam estas colunas: {columns}. Exporte o arquivo de novo com todas as colunas.",
      zone: "Fuso horário do arquivo",
      zoneHelp: "As horas do arquivo não têm fuso. São as da loja.",
      seen: "Exportado em",
      seenHelp: "O que o arquivo diz é deste momento. Vem do nome ou da data do arquivo.",
      seenFuture: "Este momento está no futuro.",
      seenMissing: "Informe o dia e a hora.",
      noRows: "O arquivo não tem pedidos.",
      tooMany: "Uma importação aceita no máximo {most} linhas. Divida o arquivo.",
      unseen: "Não foi possível carregar o efeito. {why}",
      refused: {
        one: "{number} linha é recusada",
        other: "{number} linhas são recusadas",
      },
      whole: "Um pedido com uma linha recusada fica de fora por inteiro.",
      preview: "Pedidos",
      shown: "Os primeiros {shown} são mostrados.",
      id: "Pedido do TikTok",
      remote: "Status no TikTok",
      goods: "Itens",
      buyer: "Cidade",
      effect: "Efeito",
      new: "Novo",
      newer: "Atualiza",
      older: "Mais antigo que o conhecido: não muda nada",
      hidden: "O endereço está mascarado",
      start: {
        one: "Importar {number} pedido",
        other: "Importar {number} pedidos",
      },
      again: "Enviar de novo",
      unknown: "Não se sabe se o arquivo chegou. {why}",
      failed: "Não foi possível iniciar a importação. {why}",
    },
    list: "Pedidos do TikTok",
  },
  jobs: {
    records: {
      tiktok_orders: {
        one: "{n} pedido do TikTok",
        other: "{n} pedidos do TikTok",
      },
    },
  },
  entity: {
    tiktok_orders: {
      ...sentences.record(tiktokOrder),
      section: {
        remote: "No TikTok",
        buyer: "Comprador",
        order: "Nosso pedido",
      },
      field: {
        tiktok_id: "Pedido do TikTok",
        store: "Loja",
        store_name: "Loja",
        seller_name: "Vendedor",
        lines_count: "Linhas",
        unmapped: "Não associadas",
        items_text: "Itens",
        city: "Cidade",
        region: "Região",
        country: "País",
        postal_code: "CEP",
        address_line1: "Endereço",
        address_line2: "Endereço, linha 2",
        phone: "Telefone",
        recipient_name: "Destinatário",
        delivery: "Entrega",
        remote_status: "Status no TikTok",
        due_at: "Prazo",
        order: "Nosso pedido",
        order_code: "Nosso pedido",
        order_status: "Status do nosso pedido",
        status: "Status",
        shipping_type: "Enviado com",
        tracking_number: "Nosso rastreio",
        remote_tracking: "Rastreio do TikTok",
        carrier: "Transportadora",
        ordered_at: "Pedido em",
        held_until: "Retido até",
        ship_due_at: "Enviar até",
        collect_due_at: "Com a transportadora até",
        cancel_due_at: "Responder à solicitação até",
        note: "Mensagem do comprador",
        remote_at: "Situação em",
        created_at: "Visto primeiro em",
        todo: "Espera por",
      },
    },
  },
  choice: {
    events: {
      tiktok: {
        due: "Prazo do TikTok está próximo",
      },
    },
    kind: {
      tiktok: {
        import: "Importação de pedidos do TikTok",
      },
    },
    remote_status: {
      UNPAID: "Não pago",
      ON_HOLD: "Retido",
      AWAITING_SHIPMENT: "Aguardando envio",
      PARTIALLY_SHIPPING: "Enviado em parte",
      AWAITING_COLLECTION: "Aguardando coleta",
      IN_TRANSIT: "Em trânsito",
      DELIVERED: "Entregue",
      COMPLETED: "Concluído",
      CANCELLED: "Cancelado",
    },
    todo: {
      map: "Associação",
      push: "Transferência",
      label: "Etiqueta",
      late: "Atrasado",
    },
    shipping_type: {
      seller: "Nossa transportadora",
      tiktok: "Etiqueta do TikTok",
    },
    hold_reason: {
      tiktokCancel: "O comprador pede o cancelamento ao TikTok",
    },
  },
  list: {
    hint: {
      tiktok_orders: "Pedido do TikTok, nosso pedido, SKU…",
    },
    primary: {
      tiktok_orders: "Importar pedidos do TikTok",
    },
  },
  search: {
    group: {
      tiktok_orders: "Pedidos do TikTok",
    },
  },
  rights: {
    module: {
      tiktok_orders: "Pedidos do TikTok",
    },
  },
  event: {
    tiktok: {
      push: "Transferir",
      approveCancel: "Aceitar cancelamento",
      refuseCancel: "Recusar cancelamento",
    },
  },
  bulk: {
    work: {
      tiktok: {
        push: {
          act: {
            one: "Transferir {number} pedido do TikTok",
            other: "Transferir {number} pedidos do TikTok",
          },
          acted: {
            one: "{number} transferido",
            other: "{number} transferidos",
          },
          means: "Cada um vira um pedido nosso, ou é ligado ao que tem o mesmo número na mesma loja.",
        },
      },
    },
  },
  problem: {
    notTiktok: "Escolha uma loja do TikTok.",
  },
  audit: {
    action: {
      moveTiktokOrder: "Pedido do TikTok mudou de status",
      tiktok_import: "Importado de um arquivo do TikTok",
      tiktok_push: "Transferido do TikTok",
      tiktok_approveCancel: "Cancelamento aceito",
      tiktok_refuseCancel: "Cancelamento recusado",
      tiktok_tracking: "Rastreio exportado para o TikTok",
      remote_settle: "Atualizado pelo TikTok",
    },
    entity: {
      tiktokOrders: "Pedidos do TikTok",
    },
  },
};

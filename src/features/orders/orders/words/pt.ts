import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  bulk: {
    addTags: "Adicionar etiquetas",
    editTags: "Editar etiquetas",
    saveTags: "Salvar etiquetas",
    removeTags: "Remover etiquetas",
    tagHelp: "Escreva uma etiqueta e pressione Enter.",
    dropTag: "Remover a etiqueta {tag}",
    tagLong: "Uma etiqueta tem no máximo {max} caracteres.",
    tagsFull: "No máximo {max} etiquetas.",
    noTags: "Informe pelo menos uma etiqueta.",
    methodsFailed: "As formas de envio não puderam ser carregadas.",
    regionHelp: "Como o correio do país o escreve: CA para Califórnia, NSW para Nova Gales do Sul.",
    work: {
      order: {
        awaitFunds: {
          act: {
            one: "Pagar {number} pedido quando houver saldo",
            other: "Pagar {number} pedidos quando houver saldo",
          },
          acted: { one: "{number} à espera de saldo", other: "{number} à espera de saldo" },
          means:
            "São pagos assim que o saldo os cobrir, primeiro os de prazo mais próximo, e nunca acima dos totais mostrados.",
        },
        forgetFunds: {
          act: {
            one: "Deixar de esperar saldo para {number} pedido",
            other: "Deixar de esperar saldo para {number} pedidos",
          },
          acted: { one: "{number} já não espera", other: "{number} já não esperam" },
          means: "Ficam por pagar até alguém os pagar.",
        },
        unpay: {
          act: {
            one: "Desfazer pagamento de {number} pedido",
            other: "Desfazer pagamento de {number} pedidos",
          },
          acted: {
            one: "{number} sem pagamento de novo",
            other: "{number} sem pagamento de novo",
          },
          means: "O que foi pago volta para o saldo, e os pedidos esperam o pagamento.",
        },
        repack: {
          act: {
            one: "Montar um pacote para {number} pedido",
            other: "Montar pacotes para {number} pedidos",
          },
          acted: {
            one: "{number} com pacote",
            other: "{number} com pacote",
          },
          means: "Peças que não estão em nenhum pacote recebem um.",
        },
        submit: {
          act: { one: "Enviar {number} pedido", other: "Enviar {number} pedidos" },
          acted: { one: "{number} enviado", other: "{number} enviados" },
          means: "Pedidos enviados aguardam o pagamento. Rascunhos com problemas continuam rascunhos.",
        },
        pay: {
          act: { one: "Pagar {number} pedido", other: "Pagar {number} pedidos" },
          acted: { one: "{number} pago", other: "{number} pagos" },
          means: "Os totais saem do saldo. Pedidos que ele não cobre são recusados.",
        },
        hold: {
          act: { one: "Reter {number} pedido", other: "Reter {number} pedidos" },
          acted: { one: "{number} retido", other: "{number} retidos" },
          means: "Pedidos retidos ficam onde estão até alguém os liberar ou o dia passar.",
        },
        release: {
          act: { one: "Liberar {number} pedido", other: "Liberar {number} pedidos" },
          acted: { one: "{number} liberado", other: "{number} liberados" },
          means: "Pedidos liberados continuam de onde foram retidos.",
        },
        cancel: {
          act: { one: "Cancelar {number} pedido", other: "Cancelar {number} pedidos" },
          acted: { one: "{number} cancelado", other: "{number} cancelados" },
          means: "O que foi pago volta para o saldo, e nada mais é produzido.",
        },
        requestCancel: {
          act: {
            one: "Solicitar cancelamento de {number} pedido",
            other: "Solicitar cancelamento de {number} pedidos",
          },
          acted: { one: "{number} cancelamento solicitado", other: "{number} cancelamentos solicitados" },
          means: "O trabalho nestes pedidos para até a oficina decidir.",
        },
        refuseCancel: {
          act: {
            one: "Recusar cancelamento de {number} pedido",
            other: "Recusar cancelamento de {number} pedidos",
          },
          acted: { one: "{number} de volta à produção", other: "{number} de volta à produção" },
          means: "Estes pedidos voltam para a produção.",
        },
        approveCancel: {
          act: {
            one: "Aprovar cancelamento de {number} pedido",
            other: "Aprovar cancelamento de {number} pedidos",
          },
          acted: { one: "{number} cancelado", other: "{number} cancelados" },
          means: "O que foi pago volta para o saldo, e nada mais é produzido.",
        },
        complete: {
          act: { one: "Concluir {number} pedido", other: "Concluir {number} pedidos" },
          acted: { one: "{number} concluído", other: "{number} concluídos" },
          means: "Pedidos concluídos ficam fechados: nada mais pode mudar.",
        },
      },
      production: {
        start: {
          act: { one: "Iniciar produção de {number} pedido", other: "Iniciar produção de {number} pedidos" },
          acted: { one: "{number} iniciado", other: "{number} iniciados" },
          means:
            "A oficina pode começar: as peças esperam na primeira etapa até serem escaneadas. A partir daí, um cancelamento precisa ser solicitado.",
        },
        unstart: {
          act: { one: "Retirar {number} pedido da produção", other: "Retirar {number} pedidos da produção" },
          acted: { one: "{number} retirado", other: "{number} retirados" },
          means:
            "Só pedidos de que nenhuma peça foi começada. Voltam a “Processando” e podem ser cancelados na hora.",
        },
        finish: {
          act: {
            one: "Concluir produção de {number} pedido",
            other: "Concluir produção de {number} pedidos",
          },
          acted: { one: "{number} concluído", other: "{number} concluídos" },
          means: "Todos os itens destes pedidos contam como produzidos.",
        },
      },
      label: {
        void: {
          act: { one: "Anular etiquetas de {number}", other: "Anular etiquetas de {number}" },
          acted: { one: "{number} anulada", other: "{number} anuladas" },
          means: "As etiquetas não servem mais; é preciso uma nova cada vez.",
        },
      },
      shipment: {
        handOver: {
          act: { one: "Despachar {number} pedido", other: "Despachar {number} pedidos" },
          acted: { one: "{number} despachado", other: "{number} despachados" },
          means: "Os pacotes contam como entregues à transportadora.",
        },
        deliver: {
          act: {
            one: "Marcar {number} pedido como entregue",
            other: "Marcar {number} pedidos como entregues",
          },
          acted: { one: "{number} entregue", other: "{number} entregues" },
          means: "Os pacotes contam como recebidos.",
        },
        return: {
          act: {
            one: "Marcar {number} pedido como devolvido",
            other: "Marcar {number} pedidos como devolvidos",
          },
          acted: { one: "{number} devolvido", other: "{number} devolvidos" },
          means: "Estes pedidos ficam fechados: os pacotes voltaram.",
        },
      },
      orders: {
        tag: {
          act: {
            one: "Alterar etiquetas de {number} pedido",
            other: "Alterar etiquetas de {number} pedidos",
          },
          acted: { one: "{number} alterado", other: "{number} alterados" },
          means: "Etiquetas servem para reencontrar pedidos. Elas não mudam nada no trabalho.",
        },
        country: {
          act: { one: "Mudar o país de {number} pedido", other: "Mudar o país de {number} pedidos" },
          acted: { one: "{number} alterado", other: "{number} alterados" },
          means: "O mesmo país para todos; o que lhes faltava por isso é corrigido na hora.",
        },
        region: {
          act: {
            one: "Mudar o estado ou a região de {number} pedido",
            other: "Mudar o estado ou a região de {number} pedidos",
          },
          acted: { one: "{number} alterado", other: "{number} alterados" },
          means:
            "O mesmo estado ou a mesma região para todos; os rascunhos aos quais faltava, porque seu país o exige, são corrigidos na hora.",
        },
        method: {
          act: {
            one: "Alterar forma de envio de {number} pedido",
            other: "Alterar forma de envio de {number} pedidos",
          },
          acted: { one: "{number} alterado", other: "{number} alterados" },
          means: "A nova forma vale para as etiquetas de envio feitas a partir de agora.",
        },
        undo: {
          act: { one: "Desfazer em {number} pedido", other: "Desfazer em {number} pedidos" },
          acted: { one: "{number} desfeito", other: "{number} desfeitos" },
          means: "Pedidos alterados desde então ficam como estão.",
        },
      },
    },
  },
  entity: {
    orders: {
      field: {
        address_line1: "Endereço",
        address_line2: "Complemento",
        company: "Empresa",
        file: "Arquivo da etiqueta",
        unit_ids: "Peças",
        expected_minor: "Total exibido",
        pay_seen_minor: "Pagar no máximo",
        pay_stopped: "Deixou de esperar porque",
        available_minor: "Disponível",
        cools_until: "Tempo de reflexão até",
        refunds_minor: "Reembolsado",
        note: "Observação",
        paid: "Pago",
        phone: "Telefone",
        platform: "Plataforma",
        quantity: "Quantidade",
        origin_order_id: "Reparação de",
        version: "Versão",
        wait_step: "Etapa aguardada",
        wait_since: "Aguarda desde",
      },
    },
  },
  paying: {
    goods: "Mercadorias",
    shipping: "Frete",
    shippingTaxed: "Frete, imposto incluído",
    tax: "Imposto",
    goodsTax: "Imposto sobre as mercadorias",
    total: "Total",
    unpriced: "Ainda sem preço: cobrado com a etiqueta",
    ownLabel: "Você fornece a etiqueta",
    captured: "Frete cobrado",
    reserved: "Reservado",
    reservedPostage: "Reservado para o frete",
    noShipping: "Nada reservado nem cobrado",
    refunded: "Reembolsado",
    afterRefunds: "Total após reembolsos",
    refundedOf: "{amount} reembolsados",
    stoppedPieces: { one: "{number} cancelada", other: "{number} canceladas" },
    dropNone:
      "Escolha as peças de {code} a cancelar. O que foi cobrado por elas volta ao saldo. Não é possível desfazer.",
    dropPaid: {
      one:
        "{number} peça de {code} será cancelada e {amount} reembolsados no saldo. Não é possível desfazer.",
      other:
        "{number} peças de {code} serão canceladas e {amount} reembolsados no saldo. Não é possível desfazer.",
    },
    dropUnpaid: {
      one: "{number} peça de {code} será cancelada. Não há nada a reembolsar. Não é possível desfazer.",
      other: "{number} peças de {code} serão canceladas. Não há nada a reembolsar. Não é possível desfazer.",
    },
    postageLater: "O frete é reservado agora e cobrado na compra da etiqueta.",
    left: "Disponível depois",
    awaited: "Outros pedidos em espera",
    short: "Faltam",
    act: "Pagar {amount}",
    changed: "O preço mudou. Você viu {before}; agora é {now}.",
    later: "Pode ser pago sozinho assim que o saldo o cobrir, por {amount} no máximo.",
    awaiting: "À espera de saldo desde {when}. É pago assim que o saldo o cobrir, por {amount} no máximo.",
    stopped: "Deixou de esperar saldo. {why}",
  },
  event: {
    order: {
      awaitFunds: "Pagar quando houver saldo",
      forgetFunds: "Deixar de esperar saldo",
      unpay: "Desfazer pagamento",
      drop: "Cancelar peças",
      repack: "Montar um pacote",
    },
  },
  choice: {
    remedy: { reprint: "Reimpressão", reship: "Novo envio" },
    dated: { made: "Chegada", paid: "Pagamento", produced: "Fim da produção", shipped: "Envio" },
    shipped: { "on-time": "No prazo", late: "Atrasado" },
    funds: { awaiting: "À espera de saldo", stopped: "Deixou de esperar saldo" },
    wait: {
      money: "Pagamento",
      art: "Um arquivo de impressão",
      blank: "Uma peça em branco",
      decision: "Uma decisão",
      cooling: "Prazo de reflexão",
      step: "Uma etapa da oficina",
      label: "Uma etiqueta",
      carrier: "A transportadora",
    },
  },
  wait: {
    money: "Aguarda o pagamento desde {since}",
    art: "Aguarda um arquivo de impressão desde {since}",
    blank: "Aguarda uma peça em branco desde {since}",
    decision: {
      Draft: "Aguarda o envio desde {since}",
      "On Hold": "Aguarda que alguém levante a suspensão desde {since}",
      "Cancel Requested": "Aguarda resposta ao pedido de cancelamento desde {since}",
      Rejected: "Aguarda uma decisão sobre uma peça rejeitada desde {since}",
    },
    cooling: "Aguarda o fim do prazo de reflexão desde {since}",
    step: {
      QC: "Aguarda a inspeção desde {since}",
      Cutting: "Aguarda o corte desde {since}",
      Printing: "Aguarda a impressão desde {since}",
      Sewing: "Aguarda a costura desde {since}",
      "Final QC": "Aguarda a inspeção final desde {since}",
      Packing: "Aguarda a embalagem desde {since}",
    },
    open: {
      QC: "Em inspeção desde {since}",
      Cutting: "Em corte desde {since}",
      Printing: "Em impressão desde {since}",
      Sewing: "Em costura desde {since}",
      "Final QC": "Em inspeção final desde {since}",
      Packing: "Em embalagem desde {since}",
    },
    label: "Aguarda uma etiqueta desde {since}",
    carrier: {
      Ready: "Aguarda a recolha pela transportadora desde {since}",
      Shipped: "Aguarda a entrega desde {since}",
    },
    units: { one: "{units} de {count} peça", other: "{units} de {count} peças" },
    all: { one: "a única peça", other: "todas as {count} peças" },
    ahead: "{number} à frente",
    aheadMore: "mais de {number} à frente",
    next: "a próxima",
  },
};

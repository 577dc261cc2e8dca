import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const pack: Noun = { gender: "m", one: "pacote", other: "pacotes" };

export const words: Translation<English> = {
  carriers: { paused: "{name} não responde. As etiquetas aguardam; a próxima tentativa é às {time}." },
  entity: {
    fulfilments: { field: { order: "Pedido" } },
    packages: {
      ...sentences.loading(pack),
      field: {
        check: "Lista de conferência",
        order: "Pedido",
        file: "Arquivo da etiqueta",
        unit_ids: "Peças",
        into: "No pacote",
        status: "Status na transportadora",
        place: "Lugar",
        box: "Caixa",
        box_id: "Caixa",
        box_code: "Caixa",
        handed_at: "Despachado",
        returned_at: "Voltou",
        trouble: "Problema de rastreio",
      },
      section: {
        units: "Peças",
        orders: "Pedidos",
        label: "Etiqueta",
        about: "Sobre",
      },
      noLabel: "Ainda sem etiqueta.",
      noUnits: "Este pacote está vazio.",
      failedLabels: "Etiquetas que falharam",
      voided: "Etiquetas anuladas",
      voidedBecause: "Anulada: {reason}",
      bought: "Anexada {when}",
      openFile: "Abrir o arquivo da etiqueta",
      carriersPage: "Página da transportadora",
      trouble: "Problema de rastreio: {what}",
      said: "informado por {source}",
      source: {
        hand: "uma pessoa",
        scan: "uma leitura",
        webhook: "a transportadora",
        poll: "a transportadora",
        gateway: "um gateway",
        forwarder: "o agente de carga",
        flight: "o voo",
      },
      flightStep: {
        Departed: "Partiu de avião",
        Arrived: "Chegou ao gateway",
        "Customs Hold": "Retido pela alfândega",
        Cleared: "Liberado pela alfândega",
        Injected: "Entregue à transportadora local",
        Short: "Não encontrado na descarga do voo",
      },
      packed: "{packed} de {all} embaladas",
      intoHelp: "Comece pelo número do pacote, por exemplo PK-000123. Só servem pacotes do mesmo vendedor.",
      intoNone: "Nenhum pacote deste vendedor corresponde.",
      intoOwn: "Outros pacotes deste pedido",
      intoSearch: "Busca",
      unitsHelp: "Escolha pelo menos uma.",
      final: "{step}: pacote {code}? Não é possível desfazer.",
      isOld: "A etiqueta {number} está anulada; isto se refere a ela.",
      position: "Peça {n} de {all}",
    },
  },
  event: {
    package: {
      confirm: "Confirmar como embalado",
      split: "Dividir pacote",
      merge: "Juntar a outro",
      cancel: "Cancelar pacote",
      handOver: "Despachar",
      track: "Adicionar evento de rastreio",
      deliver: "Marcar como entregue",
      lose: "Marcar como extraviado",
      return: "Marcar como devolvido",
    },
    handOver: {
      undo: "Desfazer despacho",
    },
    return: {
      undo: "Desfazer devolução",
    },
  },
  bulk: {
    work: {
      package: {
        confirm: {
          act: {
            one: "Confirmar {number} pacote como embalado",
            other: "Confirmar {number} pacotes como embalados",
          },
          acted: {
            one: "{number} embalado",
            other: "{number} embalados",
          },
          means: "Todas as peças prontas contam como postas em seus pacotes.",
        },
        handOver: {
          act: {
            one: "Despachar {number} pacote",
            other: "Despachar {number} pacotes",
          },
          acted: {
            one: "{number} despachado",
            other: "{number} despachados",
          },
          means: "Os pacotes contam como entregues à transportadora.",
        },
        track: {
          act: {
            one: "Adicionar evento de rastreio a {number} pacote",
            other: "Adicionar evento de rastreio a {number} pacotes",
          },
          acted: {
            one: "{number} atualizado",
            other: "{number} atualizados",
          },
          means: "Os pacotes recebem este status, como se a transportadora o tivesse informado.",
        },
        deliver: {
          act: {
            one: "Marcar {number} pacote como entregue",
            other: "Marcar {number} pacotes como entregues",
          },
          acted: {
            one: "{number} entregue",
            other: "{number} entregues",
          },
          means: "Os pacotes contam como recebidos.",
        },
        lose: {
          act: {
            one: "Marcar {number} pacote como extraviado",
            other: "Marcar {number} pacotes como extraviados",
          },
          acted: {
            one: "{number} extraviado",
            other: "{number} extraviados",
          },
          means: "Os pacotes contam como perdidos no caminho.",
        },
        return: {
          act: {
            one: "Marcar {number} pacote como devolvido",
            other: "Marcar {number} pacotes como devolvidos",
          },
          acted: {
            one: "{number} devolvido",
            other: "{number} devolvidos",
          },
          means: "Os pacotes contam como devolvidos a nós.",
        },
        cancel: {
          act: {
            one: "Cancelar {number} pacote",
            other: "Cancelar {number} pacotes",
          },
          acted: {
            one: "{number} cancelado",
            other: "{number} cancelados",
          },
          means: "As etiquetas são anuladas, e as peças esperam outro pacote.",
        },
      },
      handOver: {
        undo: {
          act: {
            one: "Desfazer despacho de {number} pacote",
            other: "Desfazer despacho de {number} pacotes",
          },
          acted: {
            one: "{number} de volta aqui",
            other: "{number} de volta aqui",
          },
          means: "Os pacotes contam como ainda aqui.",
        },
      },
    },
  },
};

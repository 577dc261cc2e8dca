import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const flight: Noun = { gender: "m", one: "voo", other: "voos" };

export const words: Translation<English> = {
  menu: {
    ibic: "Contêineres IBCI",
  },
  flights: {
    boxes: "Caixas",
    noBoxes: "Ainda não há nenhuma caixa nele.",
    load: "Carregar uma caixa",
    scan: "Leia ou digite BX ou SSCC",
    loadIt: "Carregar",
    unload: "Descarregar",
    unloadOf: "Descarregar {code}",
    loadOf: "Carregar {code}",
    receive: "Receber uma caixa",
    receiveIt: "Receber",
    receiveOf: "Receber {code}",
    receiveAll: { one: "Receber {number} caixa", other: "Receber {number} caixas" },
    loadable: "Caixas para este gateway",
    noLoadable: "Nenhuma caixa fechada espera por este gateway.",
    unknownBox: "Essa caixa não existe.",
    failed: "Não foi possível carregar as caixas.",
    boxLine: "{count} pacotes",
    problems: "Problemas",
    noProblems: "Cada pacote tem código SH, origem e valor.",
    problemCount: {
      one: "{number} pacote não pode ser declarado",
      other: "{number} pacotes não podem ser declarados",
    },
    lacks: "Falta: {what}",
    mend: "A completar no item:",
    gap: {
      desc: "a descrição",
      hs: "o código SH",
      origin: "a origem",
      value: "o valor",
      lines: "o conteúdo",
    },
    manifest: "Manifesto",
    draft: "Ele é escrito a partir dos pacotes como estão agora. O arquivo enviado é guardado.",
    sent: "Envio {no}, por {name}",
    digest: "SHA-256 do arquivo CSV",
    csv: "Baixar CSV",
    xlsx: "Baixar XLSX",
    missing: "Pacotes que faltam",
    announcing: "O rastreamento de alguns pacotes ainda será atualizado.",
    unread: "Não foi possível carregar os problemas.",
    named: "Números dos pacotes que não chegaram, como PK-000123. Os das caixas não recebidas contam por si.",
    lines: "{count} linhas",
  },
  entity: {
    ibic: {
      ...sentences.record(flight),
      section: {
        flight: "Voo",
        load: "Carga",
        way: "A caminho",
      },
      group: {
        flight: {
          title: "Voo",
          help:
            "Um voo leva caixas fechadas para um gateway. O que ainda não se sabe pode ser acrescentado até o fechamento.",
        },
      },
      help: {
        mawb: "Onze dígitos, como 123-12345675.",
        flight: "Como CX 880.",
        origin: "O código do aeroporto, como SGN.",
        gateway_id: "Caixas para este gateway podem ser carregadas.",
        provider: "Ele desembaraça e entrega os pacotes, e decide a forma do manifesto.",
        entry_type: "O tipo de declaração na alfândega, se conhecido.",
      },
      field: {
        code: "Número",
        provider: "Prestador",
        mawb: "Conhecimento aéreo",
        flight: "Voo",
        etd_at: "Partida",
        eta_at: "Chegada",
        gateway_code: "Gateway",
        gateway_id: "Gateway",
        location: "Gateway",
        boxes_count: "Caixas",
        handed_count: "Entregues",
        received_count: "Recebidas",
        packages_count: "Pacotes",
        gross_g: "Peso",
        declared_minor: "Valor",
        duty_minor: "Imposto",
        status: "Status",
        origin: "De",
        airline: "Companhia aérea",
        entry_type: "Declaração",
        missing_count: "Faltam",
        hold_reason: "Retido porque",
        maker_name: "Criado por",
        created_at: "Criado em",
        departed_at: "Partiu em",
        arrived_at: "Chegou em",
        cleared_at: "Liberado em",
        completed_at: "Concluído em",
        missing: "Pacotes que faltam",
        reason: "Motivo",
      },
    },
  },
  choice: {
    provider: {
      ibci: "IBCI",
      general: "Outro",
    },
    entry_type: {
      "01": "Formal (01)",
      "11": "Simplificada (11)",
    },
    events: {
      flight: {
        departed: "Voo partiu",
        arrived: "Voo chegou",
        held: "Voo retido pela alfândega",
        cleared: "Voo liberado",
        injected: "Pacotes de um voo entregues à transportadora",
        completed: "Voo concluído",
        cancelled: "Voo cancelado",
        late: "Voo atrasado",
        short: "Faltam pacotes de um voo",
      },
    },
  },
  ...statusWords({
    "Manifest Sent": "Manifesto enviado",
    Departed: "Em voo",
    Arrived: "No destino",
    "Customs Hold": "Retido pela alfândega|Retida pela alfândega",
    Cleared: "Liberado|Liberada",
    Injected: "Entregue à transportadora",
    Completed: "Concluído|Concluída",
  }),
  list: {
    hint: {
      ibic: "Número, conhecimento aéreo, voo, caixa …",
    },
    primary: {
      ibic: "Criar voo",
    },
  },
  search: {
    group: {
      ibic: "Voos",
    },
  },
  rights: {
    module: {
      ibic: "Contêineres IBCI",
    },
  },
  event: {
    flight: {
      close: "Fechar",
      reopen: "Reabrir",
      send: "Enviar manifesto",
      revise: "Revisar manifesto",
      depart: "Partiu",
      arrive: "Chegou",
      hold: "Retido pela alfândega",
      clear: "Liberado",
      inject: "Entregue à transportadora",
      complete: "Concluir",
      completeShort: "Concluir com faltas",
      cancel: "Cancelar voo",
    },
  },
  audit: {
    action: {
      makeConsolidation: sentences.wasSaved(flight),
      moveConsolidation: "Status de um voo alterado",
      ibic_manifest: "Manifesto baixado",
      scanFlight: "Caixas de um voo lidas",
      flight_close: "Voo fechado",
      flight_reopen: "Voo reaberto",
      flight_send: "Manifesto enviado",
      flight_revise: "Manifesto revisado",
      flight_depart: "Voo partiu",
      flight_arrive: "Voo chegou",
      flight_hold: "Voo retido pela alfândega",
      flight_clear: "Voo liberado",
      flight_inject: "Pacotes do voo entregues à transportadora",
      flight_complete: "Voo concluído",
      flight_completeShort: "Voo concluído com faltas",
      flight_cancel: "Voo cancelado",
    },
    field: {
      consolidation_id: "Voo",
    },
    entity: {
      consolidations: "Voos",
    },
  },
  bulk: {
    work: {
      flight: {
        close: {
          act: {
            one: "vooechar {number} F",
            other: "voosechar {number} F",
          },
          acted: {
            one: "{number} fechado",
            other: "{number} fechados",
          },
          means: "Não se carregam mais caixas, e o valor é somado.",
        },
        reopen: {
          act: {
            one: "Reabrir {number} voo",
            other: "Reabrir {number} voos",
          },
          acted: {
            one: "{number} reaberto",
            other: "{number} reabertos",
          },
          means: "Caixas podem ser carregadas e descarregadas de novo.",
        },
        send: {
          act: {
            one: "Enviar o manifesto de {number} voo",
            other: "Enviar o manifesto de {number} voos",
          },
          acted: {
            one: "{number} enviado",
            other: "{number} enviados",
          },
          means: "O manifesto é guardado como está agora.",
        },
        revise: {
          act: {
            one: "Revisar o manifesto de {number} voo",
            other: "Revisar o manifesto de {number} voos",
          },
          acted: {
            one: "{number} revisado",
            other: "{number} revisados",
          },
          means: "O manifesto pode ser alterado e enviado de novo.",
        },
        depart: {
          act: {
            one: "Marcar a partida de {number} voo",
            other: "Marcar a partida de {number} voos",
          },
          acted: {
            one: "{number} partiu",
            other: "{number} partiram",
          },
          means: "Dois minutos depois aparece no rastreamento de todos os pacotes.",
        },
        arrive: {
          act: {
            one: "Marcar a chegada de {number} voo",
            other: "Marcar a chegada de {number} voos",
          },
          acted: {
            one: "{number} chegou",
            other: "{number} chegaram",
          },
          means: "Dois minutos depois aparece no rastreamento de todos os pacotes.",
        },
        hold: {
          act: {
            one: "Marcar {number} voo como retido pela alfândega",
            other: "Marcar {number} voos como retidos pela alfândega",
          },
          acted: {
            one: "{number} retido",
            other: "{number} retidos",
          },
          means: "Dois minutos depois aparece no rastreamento de todos os pacotes.",
        },
        inject: {
          act: {
            one: "Marcar {number} voo como entregue à transportadora",
            other: "Marcar {number} voos como entregues à transportadora",
          },
          acted: {
            one: "{number} entregue",
            other: "{number} entregues",
          },
          means: "A transportadora local tem os pacotes: dois minutos depois aparece no rastreamento deles.",
        },
        complete: {
          act: {
            one: "Concluir {number} voo",
            other: "Concluir {number} voos",
          },
          acted: {
            one: "{number} concluído",
            other: "{number} concluídos",
          },
          means: "Todas as caixas chegaram.",
        },
        cancel: {
          act: {
            one: "Cancelar {number} voo",
            other: "Cancelar {number} voos",
          },
          acted: {
            one: "{number} cancelado",
            other: "{number} cancelados",
          },
          means: "As caixas saem dele e podem ir em outro voo.",
        },
      },
    },
  },
};

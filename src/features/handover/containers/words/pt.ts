import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const box: Noun = { gender: "f", one: "caixa", other: "caixas" };

export const words: Translation<English> = {
  menu: { containers: "Caixa" },
  box: {
    contents: "Pacotes",
    none: "Não há nada nela. Leia pacotes na estação de caixas.",
    all: "Todos",
    choose: "Escolher uma caixa",
    move: "Pôr nessa caixa",
    xlsx: "Exportar XLSX",
    heavy: "Está pesada: levante-a a dois.",
    noSscc:
      "Não tem SSCC, porque nenhuma faixa de números de caixas está ativa. Só o número BX a identifica.",
    packages: { one: "{count} pacote", other: "{count} pacotes" },
    moved: { one: "{count} pacote movido", other: "{count} pacotes movidos" },
  },
  entity: {
    containers: {
      ...sentences.record(box),
      section: { box: "Caixa", weight: "Conteúdo e peso" },
      group: {
        box: {
          title: sentences.one(box),
          help: "A caixa recebe o número na hora. Coloque pacotes na estação de caixas ou pela lista deles.",
        },
      },
      help: {
        location_id: "Onde ela é enchida. Só recebe pacotes deste local.",
        method_code: "Deixe vazio para usar o método do primeiro pacote.",
      },
      field: {
        code: "Número",
        status: "Status",
        location: "Local",
        location_id: "Local",
        location_code: "Local",
        gateway_code: "Gateway",
        method: "Método",
        method_code: "Método de envio",
        method_name: "Método",
        packages_count: "Pacotes",
        net_g: "Líquido",
        estimated_count: "Não pesados",
        out: "Retirado da caixa",
        tare_g: "Caixa vazia",
        gross_g: "Bruto",
        created_at: "Idade",
        bill: "Fatura de envio",
        bill_id: "Fatura de envio",
        bill_code: "Fatura de envio",
        flight: "Voo",
        flight_id: "Voo",
        flight_code: "Voo",
        sscc: "SSCC",
        count: "Pacotes, contados",
        local_bill_id: "Fatura de envio",
        consolidation_id: "Voo",
        closed_at: "Fechada em",
        handed_at: "Entregue em",
        received_at: "Recebida em",
        maker_name: "Criada por",
      },
    },
  },
  choice: {
    events: { box: { closed: "Caixa fechada", handedOver: "Caixa entregue", received: "Caixa recebida" } },
    bill: { none: "Em nenhuma fatura", any: "Em uma fatura" },
    flight: { none: "Em nenhum voo", any: "Em um voo" },
  },
  status: { Received: "Recebida" },
  list: {
    hint: { containers: "Número, SSCC, pacote, rastreio …" },
    primary: { containers: sentences.newOne(box) },
  },
  search: { group: { containers: "Caixas" } },
  rights: { module: { containers: "Caixas" } },
  audit: {
    action: {
      makeBox: sentences.wasSaved(box),
      moveBox: "Caixa: status alterado",
      box_in: "Pacote posto em uma caixa",
      box_out: "Pacote tirado da caixa",
      box_close: "Caixa fechada",
      box_closeAnyway: "Caixa fechada apesar do peso",
      box_reopen: "Caixa reaberta",
      box_bill: "Caixa posta em uma fatura de envio",
      box_unbill: "Caixa retirada da fatura de envio",
      box_load: "Caixa posta em um voo",
      box_unload: "Caixa retirada do voo",
      box_handOver: "Caixa entregue",
      box_takeBack: "Caixa retomada",
      box_receive: "Caixa recebida",
      box_cancel: "Caixa cancelada",
    },
    entity: { boxes: sentences.all(box) },
  },
  event: {
    box: {
      in: "Pôr em uma caixa",
      out: "Tirar da caixa",
      close: "Fechar",
      closeAnyway: "Fechar mesmo assim",
      reopen: "Reabrir",
      bill: "Pôr em uma fatura",
      unbill: "Tirar da fatura",
      load: "Pôr em um voo",
      unload: "Tirar do voo",
      receive: "Registrar recebimento",
      cancel: "Cancelar caixa",
    },
  },
  bulk: {
    work: {
      box: {
        in: {
          act: { one: "Pôr {number} pacote em uma caixa", other: "Pôr {number} pacotes em uma caixa" },
          acted: { one: "{number} postos na caixa", other: "{number} postos na caixa" },
          means: "Saem com essa caixa. Cada um deve estar embalado e ser do mesmo método e local.",
        },
        out: {
          act: { one: "Tirar {number} pacote da caixa", other: "Tirar {number} pacotes das caixas" },
          acted: { one: "{number} tirados", other: "{number} tirados" },
          means: "Estão embalados e podem ir para outra caixa.",
        },
        close: {
          act: { one: "Fechar {number} caixa", other: "Fechar {number} caixas" },
          acted: { one: "{number} fechada", other: "{number} fechadas" },
          means: "Nada entra nelas nem sai até alguém reabri-las.",
        },
        closeAnyway: {
          act: { one: "Fechar {number} caixa mesmo assim", other: "Fechar {number} caixas mesmo assim" },
          acted: { one: "{number} fechada", other: "{number} fechadas" },
          means: "O peso não é comparado com o dos pacotes.",
        },
        reopen: {
          act: { one: "Reabrir {number} caixa", other: "Reabrir {number} caixas" },
          acted: { one: "{number} reaberta", other: "{number} reabertas" },
          means: "Pacotes podem entrar e sair, e é preciso pesá-las de novo.",
        },
        bill: {
          act: { one: "Pôr {number} caixa em uma fatura", other: "Pôr {number} caixas em uma fatura" },
          acted: { one: "{number} posta em uma fatura", other: "{number} postas em uma fatura" },
          means: "Saem com a transportadora dessa fatura.",
        },
        unbill: {
          act: { one: "Tirar {number} caixa da fatura", other: "Tirar {number} caixas das faturas" },
          acted: { one: "{number} retirada", other: "{number} retiradas" },
          means: "Ficam aqui até entrarem em outra fatura.",
        },
        load: {
          act: { one: "Pôr {number} caixa em um voo", other: "Pôr {number} caixas em um voo" },
          acted: { one: "{number} posta em um voo", other: "{number} postas em um voo" },
          means: "Voam juntas para um gateway.",
        },
        unload: {
          act: { one: "Tirar {number} caixa do voo", other: "Tirar {number} caixas dos voos" },
          acted: { one: "{number} retirada", other: "{number} retiradas" },
          means: "Podem ir em outro voo.",
        },
        receive: {
          act: {
            one: "Registrar {number} caixa como recebida",
            other: "Registrar {number} caixas como recebidas",
          },
          acted: { one: "{number} recebida", other: "{number} recebidas" },
          means: "Chegaram ao gateway.",
        },
        cancel: {
          act: { one: "Cancelar {number} caixa", other: "Cancelar {number} caixas" },
          acted: { one: "{number} cancelada", other: "{number} canceladas" },
          means: "Só caixas vazias são canceladas. Os números não são usados de novo.",
        },
      },
    },
  },
};

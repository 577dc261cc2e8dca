/** Words of number ranges. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const range: Noun = { gender: "f", one: "faixa de números", other: "faixas de números" };

const postalNumber: Noun = { gender: "m", one: "número postal", other: "números postais" };

export const words: Translation<English> = {
  menu: { postal_numbers: "Números postais", vn_post_barcode: "Gerar códigos de barras" },
  entity: {
    vn_post_barcode: {
      ...sentences.record(range),
      section: { range: "Números" },
      group: {
        range: {
          title: "Faixa",
          help:
            "Como o correio ou a GS1 nos deu, sem dígitos verificadores. Ela não compartilha números com outra faixa.",
        },
      },
      help: {
        purpose:
          "As etiquetas recebem seus números sozinhas. As folhas são impressas com antecedência. As caixas recebem um SSCC.",
        method_code: "A forma de envio cujas etiquetas a usam.",
        head: "As duas letras do serviço, por exemplo RB. Para caixas, o dígito de extensão e o prefixo GS1.",
        country: "O país que emitiu os números.",
        first: "Oito dígitos; zeros à frente podem faltar.",
        last: "Pode ser aumentado depois.",
      },
      field: {
        name: "Faixa",
        purpose: "Para",
        method_name: "Forma de envio",
        method_code: "Forma de envio",
        method: "Forma de envio",
        code: "Próximo número",
        left: "Restam",
        per_day: "Por dia",
        days_left: "Dias restantes",
        empty_on: "Vazia em",
        level: "Reserva",
        first: "Primeiro",
        last: "Último",
        head: "Letras ou prefixo",
        country: "País",
        status: "Status",
        last_printed: "Último número impresso",
        created_at: "Criada em",
        updated_at: "Alterada em",
      },
    },
    postal_numbers: {
      ...sentences.record(postalNumber),
      field: {
        code: "Número",
        range: "Faixa",
        range_name: "Faixa",
        package_code: "Pacote",
        reason: "Motivo",
        maker_name: "Entregue por",
        status: "Status",
        created_at: "Entregue em",
        updated_at: "Alterado em",
      },
    },
  },
  choice: {
    events: { range: { exhausted: "Faixa de números esgotada" } },
    purpose: { labels: "Etiquetas", sheets: "Folhas", boxes: "Caixas" },
    level: { ok: "Suficiente", low: "Baixa", out: "Vazia" },
  },
  ...statusWords({
    Exhausted: "Esgotado|Esgotada",
    Reserved: "Reservado|Reservada",
    Assigned: "Atribuído|Atribuída",
    Used: "Usado|Usada",
    Retired: "Encerrado|Encerrada",
    Void: "Anulado|Anulada",
  }),
  event: { number: { void: "Anular" }, range: { pause: "Pausar", resume: "Retomar" } },
  bulk: {
    work: {
      number: {
        void: {
          act: { one: "Anular {number} número", other: "Anular {number} números" },
          acted: { one: "{number} anulados", other: "{number} anulados" },
          means: "Ninguém mais pode usá-los. Jogue fora os adesivos.",
        },
      },
      range: {
        pause: {
          act: { one: "Pausar {number} faixa", other: "Pausar {number} faixas" },
          acted: { one: "{number} pausada", other: "{number} pausadas" },
          means: "Nenhum dos seus números é emitido até alguém retomá-las.",
        },
        resume: {
          act: { one: "Retomar {number} faixa", other: "Retomar {number} faixas" },
          acted: { one: "{number} retomada", other: "{number} retomadas" },
          means: "Seus números voltam a ser emitidos.",
        },
      },
    },
  },
  problem: {
    rangeTaken: "Alguns destes números pertencem a outra faixa.",
    rangeTakenBy: "Alguns destes números pertencem a {of}.",
    notForSheets: "Esta faixa não é para folhas.",
    rangeClosed: "Esta faixa está pausada ou esgotada.",
    lastGiven: "Um número maior já foi dado.",
  },
  list: { hint: { postal_numbers: "Números …" }, primary: { vn_post_barcode: sentences.newOne(range) } },
  barcodes: {
    lastsFor: {
      one: "{name}: restam {left}, bastam para {count} dia neste ritmo.",
      other: "{name}: restam {left}, bastam para {count} dias neste ritmo.",
    },
    unsure: {
      one: "{count} faixa espera pelo último número impresso, porque o banco de dados foi restaurado.",
      other:
        "{count} faixas esperam pelos últimos números impressos, porque o banco de dados foi restaurado.",
    },
    resume:
      "O banco de dados foi restaurado, e números podem ter sido impressos desde o backup. Pegue a última etiqueta ou folha impressa e digite o número dela. Deixe vazio só se nenhuma foi impressa.",
    resumeAny:
      "Digite um número só se etiquetas foram impressas em outro lugar: a faixa continua depois dele.",
    tab: { ranges: "Faixas", numbers: "Números", issue: "Entregar", check: "Verificar" },
    tabs: "Números postais",
    issue: {
      title: "Entregar números",
      text:
        "Os números das folhas são impressos com antecedência e colados à mão nos pacotes. Cada um é emitido só uma vez.",
      range: "Faixa",
      count: "Quantos",
      reason: "Motivo",
      preview: "Prévia",
      first: "Primeiro",
      last: "Último",
      sheets: "Folhas A4",
      left: "Restam depois",
      send: "Entregar",
      none: "Não há faixa ativa para folhas. Adicione uma primeiro.",
      issues: "Impressos com antecedência",
      noIssues: "Nada foi impresso com antecedência ainda.",
      reserved: "Ainda não usados",
      doneTitle: "Entregues",
      done: {
        one: "{count} número foi entregue: {first}.",
        other: "{count} números foram entregues: {first} a {last}.",
      },
    },
    sheet: { "4x6": "Etiquetas 4 × 6", a4: "A4, 3 × 8", csv: "CSV", part: "Parte {part}" },
    check: {
      title: "Verificar números",
      text:
        "Leia ou cole números, um por linha. Números do correio e de caixas são verificados sem conexão; com ela você também vê o que sabemos deles.",
      input: "Números",
      send: "Verificar",
      foreign: "Não é um dos nossos",
      failed: "Não foi possível carregar o que sabemos deles.",
      left: {
        one: "Os primeiros {most} números foram verificados, resta {count}.",
        other: "Os primeiros {most} números foram verificados, restam {count}.",
      },
      right: "Correto",
      sscc: "Caixa (SSCC)",
      problem: {
        length: "{count} caracteres: um número postal tem 13.",
        form: "Não são duas letras, nove dígitos e duas letras.",
        class: "Essa classe não existe: {code}.",
        digit: "O dígito verificador deveria ser {expected}.",
        country: "Esse país não existe: {code}.",
      },
      service: {
        C: "Encomenda",
        E: "Expresso (EMS)",
        H: "Encomenda de e-commerce",
        L: "Carta rastreada",
        M: "Mala M",
        Q: "Resposta comercial",
        R: "Carta registrada",
        U: "Carta sem rastreio",
        V: "Carta com valor declarado",
        domestic: "Doméstico ou por acordo",
      },
      state: { Free: "Livre", "Given out": "Emitido", Box: "Caixa" },
    },
    link: "Faixas de números desta forma de envio",
  },
  rights: { module: { vn_post_barcode: "Gerar códigos de barras" } },
  audit: {
    action: {
      makeNumberRange: "Faixa de números salva",
      trashNumberRange: "Faixa de números excluída",
      moveNumberRange: "Faixa de números: status alterado",
      range_pause: "Faixa de números pausada",
      range_resume: "Faixa de números retomada",
      issuePostalNumbers: "Números entregues",
      movePostalNumber: "Número postal: status alterado",
      number_void: "Número postal anulado",
      numbers_sheet: "Números impressos",
      numbers_settle: "Atualizada pelos seus números",
    },
    entity: { postalNumbers: "Números postais", numberRanges: "Faixas de números" },
  },
};

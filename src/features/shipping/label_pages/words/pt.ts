/** Words of the pages of dropped label files. */
import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const labelPage: Noun = { gender: "f", one: "página de etiqueta", other: "páginas de etiquetas" };

export const words: Translation<English> = {
  menu: { ship_by_tiktok: "Ship By TikTok" },
  entity: {
    ship_by_tiktok: {
      section: {
        page: "Página",
        found: "Encontrado nela",
        belongs: "Pertence a",
      },
      ...sentences.record(labelPage),
      final: "{step}: {code}",
      field: {
        _id: "Página",
        code: "Número",
        tracking_number: "Número de rastreio",
        carrier: "Transportadora",
        order_ref: "Pedido da plataforma",
        status: "Status",
        finding: "Por quê",
        order_code: "Pedido",
        package_code: "Pacote",
        package_id: "Pacote",
        armed: "Quando pago",
        seller_name: "Vendedor",
        store_name: "Loja",
        zip5: "CEP no código de barras",
        paper: "Papel",
        name: "Arquivo",
        page: "Página do arquivo",
        maker_name: "Enviada por",
        first_code: "Repete",
        reason: "Motivo",
        job: "Envio",
        created_at: "Lida em",
        updated_at: "Alterada em",
      },
    },
  },
  choice: {
    finding: {
      noOrder: "Sem número de pedido",
      unknownOrder: "Pedido fora das suas lojas",
      shortened: "Número abreviado por uma planilha",
      wrongDigit: "Dígito verificador errado",
      twoLabels: "Duas etiquetas em uma página",
      slip: "Romaneio",
      severalPackages: "Pedido com vários pacotes",
      numbersDiffer: "Texto e código de barras diferem",
      idsDiffer: "Dois números de pedido",
      twoOrders: "Indica dois pedidos",
      otherOrder: "Número de outro pedido",
      otherZip: "CEP de outro endereço",
      otherNumber: "Pedido tem outra etiqueta",
      sameLabel: "A mesma etiqueta de novo",
      sameNumber: "O mesmo número de novo",
      byHand: "Associada à mão",
      byId: "Pelo número do pedido",
      byNumber: "Pelo número de rastreio",
      replaced: "Substituída por uma página posterior",
    },
    paper: {
      label: "Etiqueta",
      slip: "Romaneio",
    },
    armed: {
      paid: "Anexa quando pago",
      now: "Não espera pagamento",
    },
  },
  ...statusWords({
    Unmatched: "Sem correspondência",
    Matched: "Associado|Associada",
    Duplicate: "Duplicado|Duplicada",
    Mismatch: "Divergente",
    Attached: "Anexado|Anexada",
    Discarded: "Descartado|Descartada",
  }),
  event: {
    page: {
      rematch: "Associar de novo",
      match: "Associar",
      attach: "Anexar",
      replace: "Substituir",
      discard: "Descartar",
      restore: "Restaurar",
    },
  },
  list: {
    hint: {
      ship_by_tiktok: "Número, pedido, arquivo …",
    },
    none: {
      ship_by_tiktok: {
        title: "Ainda não há página de etiqueta",
        text: "Solte acima os PDFs de uma plataforma. Cada página é lida e associada ao seu pedido.",
      },
    },
    noneWith: {
      ship_by_tiktok: {
        Unmatched: {
          title: "Cada página tem o seu pedido",
          text: "Páginas cujo pedido não é certo aparecem aqui.",
        },
        Matched: { title: "Nada a anexar", text: "Páginas de um pedido aparecem aqui até serem anexadas." },
        Duplicate: {
          title: "Nenhuma página repetida",
          text: "Páginas que repetem uma etiqueta aparecem aqui.",
        },
        Mismatch: {
          title: "Nenhuma contradição",
          text: "Páginas que contradizem a si mesmas ou o pedido aparecem aqui.",
        },
        Attached: {
          title: "Nada anexado ainda",
          text: "Páginas que são a etiqueta de um pacote aparecem aqui.",
        },
        Discarded: {
          title: "Nada descartado",
          text: "Páginas descartadas ficam aqui por 30 dias e podem ser restauradas.",
        },
      },
    },
  },
  jobs: {
    title: { labels: { one: "Etiquetas de {n} arquivo", other: "Etiquetas de {n} arquivos" } },
    records: { ship_by_tiktok: { one: "{n} página de etiqueta", other: "{n} páginas de etiquetas" } },
  },
  search: { group: { ship_by_tiktok: "Páginas de etiquetas" } },
  labelPages: {
    bins: "Páginas por resultado",
    all: "Todas",
    binCount: "{word} {n}",
    drop: "Solte aqui os PDFs de etiquetas",
    dropNow: "Solte para enviar",
    choose: "Escolher arquivos",
    hint:
      "PDFs de qualquer plataforma: no máximo {pages} páginas e {all} MB de uma vez, {one} MB por arquivo. Cada página é associada pelo número do pedido.",
    sending: {
      one: "Enviando {sent} de {count} arquivo …",
      other: "Enviando {sent} de {count} arquivos …",
    },
    waiting: "A conexão caiu. O envio continua sozinho.",
    reading: {
      one: "Lendo: {done} de {count} arquivo, {pages} páginas até agora.",
      other: "Lendo: {done} de {count} arquivos, {pages} páginas até agora.",
    },
    done: {
      one: "{count} página foi lida.",
      other: "{count} páginas foram lidas.",
    },
    refusedTitle: {
      one: "{count} arquivo ou página não foi lido",
      other: "{count} arquivos ou páginas não foram lidos",
    },
    refusedFile: "{name}: {why}",
    refusedPage: "{name}, página {page}: {why}",
    more: {
      one: "e mais {count}",
      other: "e mais {count}",
    },
    dismiss: "Fechar",
    failed: "Não foi possível ler os arquivos. Solte-os de novo.",
    attach: {
      one: "Anexar {count} etiqueta",
      other: "Anexar {count} etiquetas",
    },
    unpaid: {
      one: "Mais {count} é anexada sozinha quando o pedido for pago.",
      other: "Mais {count} são anexadas sozinhas quando os pedidos forem pagos.",
    },
    next: {
      Unmatched: "Abra uma página e procure o pacote.",
      Matched: "Anexe-as: cada uma vira a etiqueta do pacote.",
      Duplicate: "Descarte-as ou substitua a página anterior.",
      Mismatch: "Compare cada página com o pedido antes de associar.",
    },
    picture: "Página {page} de {name}",
    noPicture: "Não foi possível carregar a imagem.",
    pageOf: "{name}, página {page}",
    from: {
      barcode: "Código de barras",
      text: "Texto",
      name: "Nome do arquivo",
    },
    kind: {
      tracking: "Número de rastreio",
      order: "Número do pedido",
      zip: "CEP",
    },
    nothing: "Nada foi encontrado nela.",
    search: "Pedido, pacote ou destinatário",
    none: "Nenhum pacote sem etiqueta foi encontrado.",
    because: {
      name: "Sugerido pelo nome do arquivo",
      number: "Sugerido pelo número",
      zip: "Sugerido pelo CEP",
      id: "Sugerido pelo número do pedido",
    },
    refused: {
      notAPdf: "Não é um PDF, apesar do nome. Baixe a etiqueta de novo em PDF.",
      webPage: "É uma página da web salva como PDF. Entre na plataforma e baixe a etiqueta de novo.",
      encrypted: "Está protegido por senha. Salve sem senha ou imprima em um novo PDF.",
      cutOff: "Está incompleto. Baixe de novo.",
      damaged: "Está danificado e não pode ser lido. Baixe de novo.",
      wrongSize: "A página tem menos de 20 mm ou mais de 15 polegadas. Salve a etiqueta no tamanho dela.",
      tooMuch: "É grande demais depois de descompactado. Salve menor.",
      tooSlow: "A leitura leva mais de 10 segundos. Imprima em um novo PDF.",
      activeContent: "Contém programas ou outros arquivos. Imprima em um novo PDF.",
      tooManyPages: "Havia mais de {pages} páginas de uma vez. Solte este arquivo sozinho.",
      fileGone: "O arquivo não está mais lá. Solte-o de novo.",
      tooLarge: "É maior que {one} MB. Salve as páginas em arquivos menores.",
      dropFull: "Havia mais de {all} MB ou {pages} arquivos de uma vez. Solte este arquivo sozinho.",
      empty: "O arquivo está vazio. Baixe de novo.",
      failed: "Não foi possível enviar. Solte de novo.",
    },
  },
  rights: {
    module: {
      ship_by_tiktok: "Ship By TikTok",
    },
  },
  audit: {
    action: {
      moveLabelPage: "Página de etiqueta: status alterado",
      page_rematch: "Página de etiqueta associada de novo",
      page_match: "Página de etiqueta associada",
      page_attach: "Página de etiqueta anexada",
      page_replace: "Página de etiqueta substituiu outra",
      page_discard: "Página de etiqueta descartada",
      page_restore: "Página de etiqueta restaurada",
      order_settle: "Página de etiqueta anexada após o pagamento",
      match_settle: "Página de etiqueta classificada",
      labels_intake: "Página de etiqueta lida",
      labels_drop: "Arquivo de etiquetas enviado",
    },
    entity: {
      labelPages: "Páginas de etiquetas",
      labelSources: "Arquivos de etiquetas",
    },
  },
  bulk: {
    work: {
      page: {
        rematch: {
          act: { one: "Associar {number} página de novo", other: "Associar {number} páginas de novo" },
          acted: { one: "{number} associada", other: "{number} associadas" },
          means: "Cada uma é comparada de novo com os pedidos das suas lojas.",
        },
        attach: {
          act: { one: "Anexar {number} etiqueta", other: "Anexar {number} etiquetas" },
          acted: { one: "{number} anexada", other: "{number} anexadas" },
          means:
            "Cada página vira a etiqueta do pacote. Páginas de pedidos não pagos se anexam com o pagamento.",
        },
        discard: {
          act: { one: "Descartar {number} página", other: "Descartar {number} páginas" },
          acted: { one: "{number} descartada", other: "{number} descartadas" },
          means: "Ninguém mais as usa. Podem ser restauradas.",
        },
        restore: {
          act: { one: "Restaurar {number} página", other: "Restaurar {number} páginas" },
          acted: { one: "{number} restaurada", other: "{number} restauradas" },
          means: "Elas ficam sem correspondência.",
        },
      },
    },
  },
};

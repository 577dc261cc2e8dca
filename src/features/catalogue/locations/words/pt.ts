import type { Translation } from "../../../../words/translation.ts";
import { carriers, type English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const location: Noun = { gender: "m", one: "local", other: "locais" };
const station: Noun = { gender: "f", one: "estação", other: "estações" };
const bin: Noun = { gender: "m", one: "escaninho", other: "escaninhos" };
const printer: Noun = { gender: "f", one: "impressora", other: "impressoras" };

const locations: Translation<English["entity"]["locations"]> = {
  ...sentences.record(location, "As estações e os escaninhos dele também são excluídos."),
  tab: {
    place: "Lugar",
    hours: "Horário",
    work: "Trabalho",
    stations: "Estações",
    bins: "Escaninhos",
    printers: "Impressoras",
  },
  section: { place: "Lugar", hours: "Horário de trabalho", work: "Trabalho" },
  group: {
    place: { title: "Lugar", help: "Como se chama e onde fica." },
    hours: {
      title: "Horário de trabalho",
      help: "Quando uma peça pode ser trabalhada, e quando termina o dia de pedidos.",
    },
    work: { title: "Trabalho", help: "O que pode ser feito aqui, e em que quantidade." },
  },
  help: {
    code:
      "Um código curto para etiquetas e leitores, como MAIN. Cada local tem o seu. Ele fica fixo quando há estações ou escaninhos.",
    status: "Um local pausado não recebe novos pedidos. Um local fechado é mantido pelo histórico.",
    time_zone: "Deixe em branco para usar o fuso horário da empresa.",
    opens_min: "Quando o local abre, como HH:MM.",
    closes_min: "Quando fecha no mesmo dia, pelo menos uma hora depois.",
    support_desk:
      "Os prazos dos casos correm neste horário. No máximo um local; sem ele, de segunda a sexta, das 9 às 18.",
    cut_off_min: "HH:MM. Pedidos pagos depois disso começam no próximo dia útil.",
    holidays: "Um dia por linha, como DD-MM-AAAA. No máximo 200.",
    steps: "Um pedido vai para um local que faz todas as etapas de que precisa.",
    carriers: "Transportadoras que coletam aqui.",
    capacity_day: "Peças que podem ficar prontas em um dia. 0 significa sem limite.",
    priority: "Se vários locais podem atender um pedido, o de número mais alto o recebe.",
  },
  field: {
    code: "Código",
    type: "Tipo",
    place: "Lugar",
    address_line1: "Endereço",
    address_line2: "Complemento",
    time_zone: "Fuso horário",
    workdays: "Dias úteis",
    opens_min: "Abre",
    closes_min: "Fecha",
    support_desk: "Central de atendimento",
    cut_off_min: "Horário limite",
    holidays: "Feriados",
    steps: "Etapas",
    methods: "Métodos de impressão",
    carriers: "Transportadoras",
    capacity_day: "Peças por dia",
    priority: "Prioridade",
  },
};

const stations: Translation<English["entity"]["stations"]> = {
  ...sentences.record(station, "O código dela nunca mais é usado."),
  title: "Estações",
  about: "Onde cada etapa é feita. Ler o código da estação diz quem trabalha onde.",
  add: "Adicionar estação",
  none: "Ainda não há estações.",
  failed: "Não foi possível carregar as estações. {reason}",
  group: { station: { title: "Estação", help: "O que é feito aqui, e como." } },
  help: {
    name: "Como as pessoas a chamam. Cada estação de um local tem seu próprio nome.",
    auto_pass: "A próxima ficha lida conclui a peça aberta. Para corte, impressão e costura.",
    photo: "Uma foto da peça é tirada antes de ela passar.",
    sheet_w_mm: "Largura do filme impresso, em milímetros.",
    label_printer_id: "As impressoras são adicionadas na aba Impressoras. Sem uma, o navegador imprime.",
    slip_printer_id: "As impressoras são adicionadas na aba Impressoras. Sem uma, o navegador imprime.",
    paper_printer_id: "As impressoras são adicionadas na aba Impressoras. Sem uma, o navegador imprime.",
  },
  field: {
    code: "Código",
    step: "Etapa",
    auto_pass: "Passar na próxima leitura",
    photo: "Foto",
    sheet_w_mm: "Largura do filme (mm)",
    location_id: "Local",
    label_printer: "Impressora de etiquetas",
    slip_printer: "Impressora de romaneios",
    paper_printer: "Impressora de documentos",
    label_printer_id: "Impressora de etiquetas",
    slip_printer_id: "Impressora de romaneios",
    paper_printer_id: "Impressora de papel",
  },
};

const bins: Translation<English["entity"]["bins"]> = {
  ...sentences.record(bin, "O código dele nunca mais é usado."),
  title: "Escaninhos",
  about: "Onde as peças de um pedido esperam umas pelas outras.",
  add: "Adicionar escaninhos",
  none: "Ainda não há escaninhos.",
  failed: "Não foi possível carregar os escaninhos. {reason}",
  make: "Criar escaninhos",
  made: "Os escaninhos foram criados.",
  willMake: { one: "{count} escaninho será criado.", other: "{count} escaninhos serão criados." },
  free: "Esvaziar",
  freeOf: "Esvaziar o escaninho {name} do pedido {order}",
  freed: "O escaninho “{name}” está livre.",
  group: { bin: { title: "Escaninho", help: "O que está escrito nele, e quanto cabe." } },
  help: {
    labels: "Uma etiqueta, ou um intervalo como A01–A12. No máximo 200 de uma vez.",
    label: "Cada escaninho de um local tem sua própria etiqueta.",
    capacity: "Peças que cabem nele.",
  },
  field: {
    code: "Código",
    labels: "Etiquetas",
    label: "Etiqueta",
    capacity: "Capacidade",
    order_code: "Pedido",
    location_id: "Local",
  },
};

const printers: Translation<English["entity"]["printers"]> = {
  ...sentences.record(printer, "As estações que a usam imprimem pelo navegador."),
  title: "Impressoras",
  about: "O que imprime neste local. As estações escolhem onde imprimir etiquetas, romaneios e papéis.",
  add: "Adicionar impressora",
  none: "Ainda não há impressoras. O navegador imprime.",
  failed: "Não foi possível carregar as impressoras. {reason}",
  group: { printer: { title: "Impressora", help: "O que há nela e o que ela lê." } },
  help: {
    name: "Como as pessoas a chamam. Cada impressora de um local precisa de um nome próprio.",
    kind: "Um arquivo é salvo, para um programa que o envia à impressora.",
    media: "ZPL é para etiquetas de 4×6 pol. ou A6.",
    language: "O ZPL vai como arquivo para impressoras de etiquetas; o PDF é impresso pelo navegador.",
    dpi: "O ZPL é escrito para 203 ou 300 dpi.",
  },
  field: { kind: "Imprime por", media: "Papel", language: "Linguagem", dpi: "Pontos por polegada" },
};

const steps = {
  qc: "Inspeção",
  cutting: "Corte",
  print: "Impressão",
  sewing: "Costura",
  final_qc: "Inspeção final",
  pack: "Embalagem",
};
const yesNo = { true: "Sim", false: "Não" };

export const words: Translation<English> = {
  menu: { locations: "Locais" },
  entity: { locations, stations, bins, printers },
  choice: {
    kind: { browser: "Navegador", file: "Arquivo" },
    media: { "4x6": "4 × 6 pol.", A6: "A6", A4: "A4", letter: "US Letter" },
    language: { pdf: "PDF", zpl: "ZPL" },
    type: {
      factory: "Fábrica",
      warehouse: "Armazém",
      hub: "Centro de distribuição",
      gateway: "Gateway",
      return: "Central de devoluções",
    },
    steps,
    step: { ...steps, box: "Caixa" },
    auto_pass: yesNo,
    photo: yesNo,
    support_desk: yesNo,
    methods: { dtg: "DTG", dtf: "DTF", sublimation: "Sublimação", embroidery: "Bordado" },
    workdays: { Mo: "seg.", Tu: "ter.", We: "qua.", Th: "qui.", Fr: "sex.", Sa: "sáb.", Su: "dom." },
    carriers,
  },
  ...statusWords({ Closed: "Fechado|Fechada" }),
  list: { hint: { locations: "Código, nome, cidade…" }, primary: { locations: sentences.newOne(location) } },
  event: { bins: { add: "Criar escaninhos", free: "Esvaziar escaninho" } },
  audit: {
    action: {
      makeLocation: sentences.wasSaved(location),
      trashLocation: sentences.wasDeleted(location),
      makeStation: sentences.wasSaved(station),
      trashStation: sentences.wasDeleted(station),
      makeBin: sentences.wasSaved(bin),
      makeBins: sentences.wasCreated(bin),
      freeBin: "Escaninho esvaziado",
      trashBin: sentences.wasDeleted(bin),
      makePrinter: sentences.wasSaved(printer),
      trashPrinter: sentences.wasDeleted(printer),
    },
    entity: { stations: "Estações", bins: "Escaninhos", printers: "Impressoras" },
  },
};

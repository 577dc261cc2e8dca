import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const shippingMethod: Noun = { gender: "f", one: "forma de envio", other: "formas de envio" };

const logistics = {
  ...sentences.record(shippingMethod, "Os números não usados também são excluídos."),
  tab: { method: "Forma", parcels: "Pacotes", customs: "Alfândega" },
  section: { method: "Forma", parcels: "Pacotes", customs: "Alfândega" },
  first: { title: sentences.newOne(shippingMethod), help: "O resto pode ficar para depois." },
  group: {
    method: { title: "Forma", help: "Como se chama, e quem faz as etiquetas." },
    parcels: { title: "Pacotes", help: "O que pode ser enviado por ela, e de onde." },
    customs: { title: "Alfândega", help: "Para pacotes que cruzam uma fronteira." },
  },
  help: {
    code: "Como pedidos, arquivos e preços a chamam, por exemplo express. Nunca muda.",
    service: "Como a transportadora ou o EasyPost o chama.",
    provider: "Quem faz as etiquetas. O EasyPost precisa de uma conta com sua chave em Integrações.",
    integration_id: "A conta que compra as etiquetas. Sem a chave, a forma de envio fica pausada.",
    account: "Um parceiro só credita uma etiqueta anulada a pedido.",
    status: "Uma forma pausada não é oferecida. O que já vai por ela continua.",
    position: "O menor número aparece primeiro nas listas.",
    countries: "Um por linha, nome ou código. Vazio: todos os países.",
    limit_g: "O pacote mais pesado, em gramas. 0: sem limite.",
    limit_mm: "O lado mais longo, em milímetros. 0: sem limite.",
    cutoff: "HH:MM. Pacotes prontos depois saem no dia seguinte.",
    location_ids: "Lugares de onde ela sai. Nenhum: todos os lugares.",
    gateway_id: "Para onde suas caixas voam. Nenhum: vão direto para a transportadora.",
    cn22_max_minor: "Um pacote de valor maior recebe CN23 em vez de CN22.",
  },
  field: {
    code: "Código",
    provider: "Etiquetas por",
    countries: "Países",
    days: "Dias",
    card: "Tabela de preços",
    service: "Serviço",
    account: "Cobrado por",
    integration_id: "Conta",
    limit_g: "Peso máximo (g)",
    limit_mm: "Lado máximo (mm)",
    tracked: "Com rastreio",
    incoterm: "Impostos de importação",
    cutoff: "Horário limite",
    position: "Posição",
    location_ids: "Lugares",
    gateway_id: "Gateway",
    min_days: "Dias, no mínimo",
    max_days: "Dias, no máximo",
    cn22_max_minor: "CN22 até",
    cn22_currency: "Moeda do CN22",
  },
};

export const words: Translation<English> = {
  menu: { logistics: "Formas de envio" },
  entity: { logistics },
  methods: {
    test: {
      title: "Testar um pacote",
      text: "Para cada forma de envio: quanto custa, ou tudo o que impede. Nada é alterado.",
      weight_g: "Peso (g)",
      length_mm: "Comprimento (mm)",
      width_mm: "Largura (mm)",
      height_mm: "Altura (mm)",
      seller: "Preços do vendedor",
      send: "Testar",
      found: {
        one: "{count} de {all} formas é oferecida",
        other: "{count} de {all} formas são oferecidas",
      },
      days: "dias: {days}",
      offered: "Oferecida",
      notOffered: "Não oferecida",
    },
    refusal: {
      paused: "Está pausada.",
      country: "Não vai para este país.",
      tooHeavy: "Não aceita pacotes deste peso.",
      tooLong: "O lado mais longo é longo demais.",
      place: "Não sai deste lugar.",
      unknown: "Esta forma de envio não existe.",
      noCard: "Não tem tabela de preços.",
      noZone: "Sua tabela de preços não tem zona para este endereço.",
      noPostalCode: "O preço depende do CEP, que falta.",
      notOffered: "Sua tabela não tem preço para este peso e esta zona.",
      noWeight: "O peso não é conhecido.",
    },
  },
  choice: {
    provider: { house: "Nós", upload: "Enviadas", easypost: "EasyPost", specimen: "Amostra (só na demo)" },
    account: { own: "Contrato próprio", pb: "Parceiro" },
    tracked: { true: "Sim", false: "Não" },
    incoterm: { DDU: "O destinatário paga (DDU)", DDP: "Nós pagamos (DDP)" },
    cn22_currency: { USD: "USD", EUR: "EUR", GBP: "GBP" },
  },
  problem: {
    needsKey: "Escolha a conta que compra as etiquetas, ou pause a forma de envio.",
    upperLow: "Isso está abaixo do limite inferior.",
  },
  list: {
    hint: { logistics: "Código, nome, transportadora …" },
    primary: { logistics: sentences.newOne(shippingMethod) },
  },
  audit: {
    action: {
      makeShippingMethod: sentences.wasSaved(shippingMethod),
      trashShippingMethod: sentences.wasDeleted(shippingMethod),
    },
  },
};

import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const topUp: Noun = { gender: "f", one: "recarga", other: "recargas" };
const request: Noun = { gender: "f", one: "solicitação", other: "solicitações" };
const paymentMethod: Noun = { gender: "f", one: "forma de pagamento", other: "formas de pagamento" };
const fxRate: Noun = { gender: "f", one: "taxa", other: "taxas" };

const topups: Translation<English["topups"]> = {
  topUp: "Carregar saldo",
  balanceNow: "Saldo agora",
  balanceAfter: "Saldo depois",
  availableAfter: "Disponível depois",
  belowZero: "{name} fica {amount} abaixo de zero: nenhum pedido pode ser pago até isso ser coberto.",
  isNotified: "{name} é avisado.",
  gets: "{name} recebe isto assim que você aprovar.",
  pays: "{name} paga isto assim que você aprovar.",
  rateLater: "A taxa do dia do envio",
  sameAs: "A mesma transação também está em {code}. Compare as duas antes de aprovar.",
  unbegun: {
    one: "{number} pedido de {name} está pago e não começou.",
    other: "{number} pedidos de {name} estão pagos e não começaram.",
  },
  heldBecause: "O carregamento {code} foi revertido.",
  payTo: "Envie o dinheiro para",
  least: "No mínimo {amount}",
  worth: "{paid} ≈ {worth} à taxa de {rate}",
  noRate: "Ainda não há taxa de câmbio conhecida. A contabilidade adiciona uma antes de aprovar a recarga.",
  methods: "Formas de pagamento",
  rates: "Taxas de câmbio",
};

const proof: Translation<English["proof"]> = {
  dropNow: "Solte o comprovante aqui",
  hint: "JPEG, PNG ou PDF de até {size} MB. Você também pode soltar ou colar o arquivo.",
  preview: "O comprovante de pagamento",
  firstPage: "Primeira página",
  none: "Nenhum comprovante foi anexado.",
  refused: {
    tooLarge: "O arquivo tem mais de {size} MB. Salve-o menor.",
    notAProof: "O arquivo não é JPEG, PNG nem PDF, qualquer que seja o nome. Salve-o em um desses formatos.",
    otherName:
      "O nome do arquivo termina como o de outro tipo de arquivo. Renomeie-o corretamente, ou salve-o de novo.",
    damaged: "O arquivo está danificado ou incompleto. Baixe-o de novo.",
    tooManyPixels: "A imagem tem mais de 60 milhões de pixels. Salve-a menor.",
    encrypted: "O PDF está protegido por senha. Salve-o sem senha, ou imprima-o em um novo PDF.",
    tooManyPages: "O PDF tem mais de 4 páginas. Salve à parte as páginas do pagamento.",
    wrongSize: "Uma página tem menos de 20 mm ou mais de 450 mm. Imprima-a em um novo PDF.",
    tooComplex: "Não é possível ler o PDF com segurança. Imprima-o em um novo PDF, ou tire uma foto dele.",
  },
};

const field: Translation<English["entity"]["topup"]["field"]> = {
  seller_id: "Vendedor",
  seller_name: "Vendedor",
  kind: "Tipo",
  method_id: "Forma de pagamento",
  method_name: "Forma de pagamento",
  tx_ref: "ID da transação",
  paid: "Valor",
  paid_minor: "Valor",
  paid_at: "Enviado em",
  rate: "Taxa de câmbio",
  credited_minor: "Creditado",
  note: "Observação",
  reason: "Motivo",
  status: "Status",
  decided_at: "Decisão",
  duplicate_code: "Mesma transação",
  maker_name: "Solicitado por",
  proof_id: "Comprovante de pagamento",
  proof_name: "Comprovante de pagamento",
  checker_name: "Decidido por",
};

const topup: Translation<English["entity"]["topup"]> = {
  ...sentences.loading(topUp),
  ...sentences.saving(topUp),
  make: "Solicitar recarga",
  made: "A recarga foi solicitada. A contabilidade confere e credita o seu saldo.",
  section: { money: "Recarga" },
  group: {
    money: {
      title: "Recarga",
      help: "Envie primeiro o dinheiro e depois informe aqui o que está no seu comprovante.",
    },
  },
  help: {
    seller_id: "De quem é o saldo que a recebe.",
    method_id: "Como você enviou o dinheiro.",
    paid: "Na moeda da forma de pagamento, como 1.000.000 ou 250,00.",
    paid_at: "O dia em que você enviou, há no máximo 30 dias.",
    tx_ref: "O número da transferência no comprovante. Cada um só pode ser solicitado uma vez.",
    proof_id: "O recibo ou uma captura de tela da transferência: com ele o crédito sai mais rápido.",
    note: "O que a contabilidade precisa saber.",
  },
  field,
};

const approvals: Translation<English["entity"]["approvals"]> = {
  ...sentences.loading(request),
  ...sentences.saving(request),
  make: "Registrar lançamento",
  made: "O valor foi lançado. Outra pessoa precisa aprovar.",
  section: { money: "Solicitação", decision: "Decisão" },
  group: {
    money: { title: "Lançamento manual", help: "O saldo muda quando outra pessoa aprova." },
  },
  help: {
    seller_id: "De quem é o saldo que muda.",
    kind:
      "Um crédito soma, um débito ou uma taxa subtrai, um repasse sai da empresa, um perdão de dívida apaga o que é devido.",
    credited_minor: "O que entra no saldo ou sai dele.",
    method_id: "Como o repasse é enviado.",
    note: "Para que serve.",
  },
  field,
};

const payment_methods: Translation<English["entity"]["payment_methods"]> = {
  ...sentences.loading(paymentMethod),
  ...sentences.saving(paymentMethod),
  section: { method: "Forma de pagamento" },
  group: { method: { title: "Forma de pagamento", help: "Como os vendedores podem enviar dinheiro." } },
  help: {
    name: "Como o banco e a moeda. Cada uma precisa do seu nome.",
    currency: "A do dinheiro enviado. Não pode ser mudada depois.",
    pay_to: "Mostrado aos vendedores: conta, nome, endereço.",
    min_minor: "Valor mínimo, na moeda do método de pagamento.",
    status: "Uma pausada não é mais oferecida.",
  },
  field: {
    currency: "Moeda",
    pay_to: "Pagar para",
    min_minor: "Mínimo",
  },
};

const fx_rates: Translation<English["entity"]["fx_rates"]> = {
  ...sentences.loading(fxRate),
  make: "Adicionar taxa de câmbio",
  made: "A taxa foi adicionada.",
  edit: "Taxa de câmbio",
  save: "Adicionar taxa",
  saved: "A taxa foi salva.",
  section: { rate: "Taxa de câmbio" },
  group: {
    rate: {
      title: "Taxa de câmbio",
      help: "Uma taxa nunca é alterada: adicione outra para o mesmo dia.",
    },
  },
  help: {
    currency: "A moeda estrangeira.",
    rate: "Quanto dela vale uma unidade da nossa moeda, como 25450.",
    effective_at: "Vale a partir deste dia, até uma taxa posterior.",
  },
  field: {
    currency: "Moeda",
    rate: "Taxa",
    effective_at: "A partir de",
    user_name: "Adicionada por",
  },
};

export const words: Translation<English> = {
  menu: {
    topup: "Recargas",
    approvals: "Aprovações",
    payment_methods: "Formas de pagamento",
    fx_rates: "Taxas de câmbio",
  },
  topups,
  proof,
  entity: { topup, approvals, payment_methods, fx_rates },
  choice: {
    events: { balance: { low: "O saldo está baixo" }, money: { moved: "Saldo alterado" } },
    kind: {
      topup: "Recarga",
      credit: "Crédito",
      debit: "Débito",
      fee: "Taxa",
      payout: "Repasse",
      writeoff: "Perdão de dívida",
    },
    currency: {
      USD: "Dólar americano (USD)",
      VND: "Dong vietnamita (VND)",
      EUR: "Euro (EUR)",
      GBP: "Libra esterlina (GBP)",
      AUD: "Dólar australiano (AUD)",
      CAD: "Dólar canadense (CAD)",
      JPY: "Iene (JPY)",
    },
  },
  ...statusWords({ Approved: "Aprovado|Aprovada", Reversed: "Estornado|Estornada" }),
  list: {
    hint: {
      topup: "Número, ID da transação…",
      approvals: "Número, ID da transação…",
      payment_methods: "Nome, conta…",
    },
    primary: {
      topup: "Solicitar recarga",
      approvals: "Registrar lançamento",
      payment_methods: sentences.newOne(paymentMethod),
      fx_rates: "Adicionar taxa",
    },
  },
  event: {
    topup: {
      approve: "Aprovar",
      reject: "Rejeitar",
      cancel: "Cancelar solicitação",
      reverse: "Estornar",
    },
  },
  audit: {
    action: {
      topups_proof: "Comprovante de pagamento enviado",
      makeTopup: "Recarga solicitada",
      makeApproval: "Lançamento manual criado",
      moveTopup: "Status da recarga alterado",
      topup_approve: "Recarga aprovada",
      topup_reject: "Recarga rejeitada",
      topup_cancel: "Recarga cancelada",
      topup_reverse: "Recarga estornada",
      makePaymentMethod: sentences.wasSaved(paymentMethod),
      makeFxRate: "Taxa de câmbio adicionada",
    },
    entity: {
      topup_proofs: "Comprovantes de pagamento",
      topups: "Recargas",
      paymentMethods: "Formas de pagamento",
      fxRates: "Taxas de câmbio",
    },
  },
};

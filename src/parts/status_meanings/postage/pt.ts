import type { StatusMeanings } from "../shape.ts";

export const postageMeanings: Pick<StatusMeanings, "postage_invoice" | "postage_line" | "postage_request"> = {
  postage_invoice: {
    status: {
      Imported: "O arquivo espera para ser lido.",
      Matching: "As linhas são lidas e comparadas com etiquetas.",
      Review: "Decide-se sobre as suas linhas.",
      Approved: "As linhas são lançadas em segundo plano.",
      Paid: "O fornecedor foi pago, ou já o tinha sido.",
      Void: "Nada dela foi lançado.",
    },
  },
  postage_line: {
    status: {
      Open: "Ninguém decidiu sobre a linha.",
      Accepted: "A diferença fica conosco.",
      Passed: "A diferença fica com o vendedor.",
      Disputed: "Pedimos a diferença ao fornecedor.",
      Ignored: "A diferença não é lançada.",
    },
  },
  postage_request: {
    status: {
      Pending: "Ninguém enviou a cobrança.",
      Submitted: "O fornecedor tem a cobrança.",
      Accepted: "O fornecedor concordou; uma linha da fatura creditará o dinheiro.",
      Denied: "O fornecedor recusou.",
      Credited: "Uma linha da fatura creditou o dinheiro.",
      Expired: "O prazo acabou antes de alguém a enviar.",
      Cancelled: "A cobrança foi retirada.",
    },
  },
};

import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Relatar um problema",
  purpose:
    "Envia a quem ajuda o que aconteceu por último numa aba, mostra-o antes e dá um código curto para ler em voz alta.",
  states: {
    "collecting": {
      title: "Reunindo o que aconteceu",
      sees: "A janela com o campo da frase; o que será enviado está chegando.",
      try: "Esperar um momento; a frase já pode ser escrita.",
    },
    "asking": {
      title: "Pedindo uma frase",
      sees: "A janela com o campo e, por baixo, tudo o que será enviado.",
      try: "Escrever numa frase o que deu errado e pressionar “Enviar relato”.",
    },
    "sending": { title: "Enviando", sees: "O botão está ocupado.", try: "Esperar alguns segundos." },
    "refused": {
      title: "Não enviado",
      sees: "A janela diz por que o relato não foi aceito.",
      try:
        "Corrigir o que é indicado e enviar de novo; com relatos demais, esperar um minuto. “Salvar como arquivo” funciona sempre.",
    },
    "unknown": {
      title: "Sem resposta",
      sees: "A janela diz que não se sabe se o relato chegou.",
      try: "Pressionar “Verificar de novo”: o mesmo relato só é feito uma vez.",
    },
    "sent": {
      title: "Enviado",
      sees: "O código em letras grandes e até quando o relato é guardado.",
      try: "Ler o código em voz alta; abri-lo em Fluxos › Relatos.",
    },
    "deleting": { title: "Excluindo o relato", sees: "O botão está ocupado.", try: "Esperar um momento." },
    "deleted": {
      title: "Excluído",
      sees: "A janela diz que o relato foi excluído.",
      try: "Nada: o código já não abre nada.",
    },
  },
  events: {
    "report.write": {
      title: "Frase escrita",
      sees: "A frase no campo mudou e fica como rascunho.",
      try: "Continuar; o rascunho sobrevive a um recarregamento.",
    },
    "report.send": {
      title: "Envio pedido",
      sees: "A pessoa pressionou “Enviar relato”.",
      try: "Esperar pelo código.",
    },
    "report.check": {
      title: "Pedido de novo",
      sees: "A pessoa pressionou “Verificar de novo”.",
      try: "Esperar pela resposta.",
    },
    "report.delete": {
      title: "Exclusão pedida",
      sees: "A pessoa pressionou “Excluir este relato”.",
      try: "Mais nada: desaparece na hora.",
    },
  },
  guards: {
    "hasProblems": "Há algo errado na frase",
    "isSent": "O servidor aceitou o relato",
    "isRefused": "O servidor recusou o relato",
    "isDeleted": "O relato foi excluído",
  },
  actors: {
    "collect": "Reunir o que foi gravado",
    "sendReport": "Enviar o relato",
    "deleteReport": "Excluir o relato",
  },
  delays: {},
};

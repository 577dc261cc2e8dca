import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Uma versão mais nova",
  purpose: "Percebe que há uma versão mais nova do aplicativo e propõe recarregar; nunca recarrega sozinha.",
  states: {
    watching: {
      title: "Atento a uma versão mais nova",
      sees: "Nada disso.",
      try: "Nada a fazer. Recarregar a página para ter certeza de ter a última versão.",
    },
    "watching.recent": {
      title: "Visto há instantes",
      sees: "Nada disso: foi visto há menos de um minuto.",
      try: "Nada a fazer.",
    },
    "watching.due": {
      title: "Vai ver de novo em breve",
      sees: "Nada disso: voltar a esta janela vê logo, senão acontece em quatro minutos.",
      try: "Nada a fazer.",
    },
    "watching.checking": {
      title: "Procurando uma versão mais nova",
      sees: "Nada disso; se falta uma parte, “Não foi possível carregar esta parte” com o botão Recarregar.",
      try: "Esperar alguns segundos; se a mensagem aparecer, clicar em Recarregar.",
    },
    offered: {
      title: "Versão mais nova proposta",
      sees:
        "Um pequeno aviso no canto diz que há uma versão mais nova, com os botões Recarregar e Depois. Se ela substituiu uma parte desta, o aviso diz isso.",
      try: "Salvar o que está aberto e clicar em Recarregar; o que foi digitado nos formulários é mantido.",
    },
    putOff: {
      title: "Adiada por uma hora",
      sees: "O aviso desapareceu; volta depois de uma hora, ou assim que falte uma parte.",
      try: "Recarregar a página quando for conveniente.",
    },
  },
  events: {
    "chunk.missing": {
      title: "Falhou uma parte",
      sees: "Uma parte do aplicativo não estava mais lá, em geral porque uma versão mais nova a substituiu.",
      try: "Verificar a rede e clicar em Recarregar; o que foi digitado nos formulários é mantido.",
    },
    "window.focus": {
      title: "De volta a esta janela",
      sees: "A pessoa voltou a esta janela.",
      try: "Nada a fazer.",
    },
    "release.reload": {
      title: "Recarregar desejado",
      sees: "A pessoa clicou em Recarregar. Se algo não está salvo, é perguntado antes.",
      try: "Esperar até a página voltar.",
    },
    "release.later": {
      title: "Adiada",
      sees: "A pessoa clicou em Depois.",
      try: "Nada a fazer: o aviso volta depois de uma hora.",
    },
  },
  guards: { isOther: "Há outra versão que não esta" },
  actors: { fetchRelease: "Buscar uma versão mais nova" },
  delays: {
    recentFor: "depois de um minuto",
    dueFor: "depois de mais 4 minutos",
    laterFor: "depois de uma hora",
  },
};

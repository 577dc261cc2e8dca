import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Editar linhas em uma grade",
  purpose: "Altera muitas linhas como em uma planilha e mostra o que mudaria antes de enviar.",
  states: {
    resting: {
      title: "Células selecionadas",
      sees: "A grade, com uma ou várias células selecionadas.",
      try: "Digite, pressione F2 ou cole de uma planilha.",
    },
    editing: {
      title: "Uma célula é editada",
      sees: "O texto de uma célula pode ser alterado.",
      try: "Enter para manter, Esc para deixar como estava.",
    },
    asking: {
      title: "Qual separador decimal",
      sees: "A página pergunta como os valores colados estão escritos.",
      try: "Escolha o que o valor significa.",
    },
    reviewing: {
      title: "Revisão das alterações",
      sees: "A página mostra linha por linha o que mudaria.",
      try: "Confira a lista e salve, ou volte.",
    },
  },
  events: {
    "rows.load": {
      title: "Linhas carregadas",
      sees: "As linhas vieram como estão agora; as alterações ficam com elas.",
      try: "Nada.",
    },
    "cell.move": { title: "Movido pelo teclado", sees: "A pessoa pressionou uma seta ou Tab.", try: "Nada." },
    "cell.go": {
      title: "Célula escolhida",
      sees: "A pessoa clicou em uma célula ou arrastou sobre várias.",
      try: "Nada.",
    },
    "cells.all": { title: "Tudo selecionado", sees: "A pessoa pressionou Ctrl+A.", try: "Nada." },
    "cell.edit": {
      title: "Começo da edição",
      sees: "A pessoa digitou, pressionou F2 ou clicou duas vezes.",
      try: "Altere o texto.",
    },
    "text.change": { title: "Texto digitado", sees: "A pessoa digitou na célula.", try: "Pressione Enter." },
    "text.keep": { title: "Texto mantido", sees: "A pessoa pressionou Enter ou Tab.", try: "Nada." },
    "text.drop": {
      title: "Texto descartado",
      sees: "A pessoa pressionou Esc.",
      try: "Nada: a célula está como antes.",
    },
    "cells.paste": {
      title: "Colado",
      sees: "A pessoa colou células de uma planilha.",
      try: "Confira as células marcadas.",
    },
    "mark.choose": {
      title: "Separador escolhido",
      sees: "A pessoa disse como os valores estão escritos.",
      try: "Confira as células marcadas.",
    },
    "mark.drop": { title: "Colagem descartada", sees: "A pessoa acabou não colando nada.", try: "Nada." },
    "cells.clear": { title: "Células esvaziadas", sees: "A pessoa pressionou Delete.", try: "Nada." },
    "cells.fill": {
      title: "Preenchido para baixo",
      sees: "A pessoa preencheu a seleção com a célula de cima.",
      try: "Confira as células marcadas.",
    },
    "change.undo": { title: "Desfeito", sees: "A última alteração foi desfeita.", try: "Nada." },
    "review.open": {
      title: "Alterações revisadas",
      sees: "A pessoa pressionou “Revisar alterações”.",
      try: "Confira a lista.",
    },
    "review.close": { title: "De volta à grade", sees: "A pessoa voltou sem salvar.", try: "Nada." },
  },
  guards: {
    isOpen: "A célula pode ser alterada",
    isAmbiguous: "Os valores são ambíguos",
    hasPast: "Há uma alteração para desfazer",
    hasEdits: "Algo foi alterado",
  },
  actors: {},
  delays: {},
};

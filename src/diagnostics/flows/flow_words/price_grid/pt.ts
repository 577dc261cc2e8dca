import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Editar uma tabela de preços",
  purpose: "Altera preços, zonas e adicionais de uma tabela como em uma planilha.",
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
  },
  events: {
    "table.load": {
      title: "Tabela carregada",
      sees: "A tabela veio como está agora; o que foi alterado aqui fica.",
      try: "Nada.",
    },
    "table.replace": {
      title: "Tabela substituída",
      sees: "A pessoa usou um arquivo.",
      try: "Confira as células marcadas.",
    },
    "dim.change": {
      title: "Peso cubado alterado",
      sees: "A pessoa mudou como pacotes volumosos são cobrados.",
      try: "Nada.",
    },
    "sheet.show": {
      title: "Outra planilha aberta",
      sees: "A pessoa abriu outra aba da tabela.",
      try: "Nada.",
    },
    "row.add": {
      title: "Linha adicionada",
      sees: "A pessoa pressionou “Adicionar linha”.",
      try: "Preencha a linha.",
    },
    "rows.remove": {
      title: "Linhas excluídas",
      sees: "A pessoa excluiu as linhas selecionadas.",
      try: "Nada, ou desfaça.",
    },
    "change.redo": { title: "Refeito", sees: "Uma alteração desfeita foi refeita.", try: "Nada." },
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
  },
  guards: {
    isDraft: "A tabela é um rascunho",
    isCell: "Há uma célula, e é um rascunho",
    isOpenPaste: "Valores colados com duas leituras",
    isOpenText: "Valor digitado com duas leituras",
    hasPast: "Há uma alteração para desfazer",
    hasFuture: "Há uma alteração para refazer",
  },
  actors: {},
  delays: {},
};

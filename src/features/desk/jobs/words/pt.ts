import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";

const job: Noun = { gender: "f", one: "tarefa", other: "tarefas" };

const jobs: Translation<English["jobs"]> = {
  ...sentences.loading(job),
  records: {
    orders: { one: "{n} pedido", other: "{n} pedidos" },
    packages: { one: "{n} pacote", other: "{n} pacotes" },
    stores: { one: "{n} loja", other: "{n} lojas" },
    units: { one: "{n} peça", other: "{n} peças" },
    stock: { one: "{n} item", other: "{n} itens" },
    jobs: { one: "{n} tarefa", other: "{n} tarefas" },
    rows: { one: "{n} linha", other: "{n} linhas" },
  },
  title: {
    export: "Exportação: {records}",
    imported: "Importação: {file}",
    move: "{step}: {records}",
    tag: "Alterar etiquetas ({tags}): {records}",
    country: "País {country}: {records}",
    region: "Estado ou região {region}: {records}",
    method: "Enviar por {method}: {records}",
    edit: "Edição de itens: {records}",
    mend: "Associar o SKU {sku}: {records}",
    substitute: "Substituir {sku}: {records}",
    artwork: "Posicionar arte em {sku}: {records}",
    batch: "Lotes de impressão de {records}",
    stock: "Estoque: {records}",
    backtest: "Teste retroativo de {card}",
    undo: "Desfazer: {records}",
  },
  loading: "Carregando a tarefa",
  by: "{name}, {when}",
  queued: "Aguardando a vez",
  starting: "Em preparação",
  progress: "{percent}: {done} de {total}",
  leave: "Ela continua se você sair desta página.",
  cancelled: "Alguém a parou. O que estava feito fica feito.",
  retryHelp: "“Tentar de novo” continua com o que falta. Nada é feito duas vezes.",
  beginHelp: "Nada é feito duas vezes: comece de novo onde ela foi começada.",
  undone: "Esta tarefa foi desfeita.",
  undoJob: "Ver a tarefa que a desfez",
  retryFailed: { one: "Repetir {n} que falhou", other: "Repetir {n} que falharam" },
  undoImport: {
    ask: {
      one: "Exclui {n} rascunho em que ninguém mexeu. Não é possível desfazer.",
      other: "Exclui {n} rascunhos em que ninguém mexeu. Não é possível desfazer.",
    },
    stay: {
      one: "{n} pedido foi alterado depois e fica.",
      other: "{n} pedidos foram alterados depois e ficam.",
    },
    none: "Todos os pedidos desta importação foram alterados depois: nada seria excluído.",
    looking: "Vendo em quais rascunhos ninguém mexeu…",
    failed: "Não foi possível saber o que seria excluído. {reason}",
    act: { one: "Excluir {n} rascunho", other: "Excluir {n} rascunhos" },
  },
  orders: "Mostrar seus pedidos",
  askUndo:
    "Desfazer {records}? Tudo volta a ser como era antes desta tarefa. O que foi alterado desde então fica como está.",
  undo: "Desfazer {records}",
  download: "Baixar ({size})",
  downloading: "Baixando o arquivo",
  downloadFailed: "O arquivo não foi baixado. {reason}",
  whyNot: {
    old: {
      one: "O arquivo foi mantido por {count} dia. Exporte de novo.",
      other: "O arquivo foi mantido por {count} dias. Exporte de novo.",
    },
    foreign: "Só {name} pode baixá-lo: foi feito com os direitos dessa pessoa.",
  },
  section: {
    asked: "Solicitação",
    result: "Resultado",
    records: "Registro a registro",
    lines: "Linhas recusadas",
  },
  count: {
    found: "Encontrado",
    written: "Escritos",
    made: "Pedidos criados",
    there: "Já existentes",
    changed: "Alterados",
    left: "Deixados como estavam",
    refused: "Recusados",
    refusedLines: "Linhas recusadas",
    file: "Arquivo",
  },
  asked: {
    list: "Lista",
    step: "Passo",
    added: "Etiquetas adicionadas",
    removed: "Etiquetas removidas",
    columns: "Colunas",
    shape: "Forma",
    lines: "Uma linha por item, para nova importação",
    except: "Todos os que correspondem, menos os deixados de fora",
    everything: "Sem filtro: a lista inteira",
    chosen: "Escolhidos um a um",
    not: "não {value}",
  },
  rows: {
    show: "Mostrar",
    all: "Todas",
    result: "Resultado",
    record: "Registro",
    why: "Motivo",
    none: "Não há linhas deste tipo.",
    failed: "Não foi possível carregar as linhas. {reason}",
    retry: "Tentar de novo",
    saveFailed: "Baixar as linhas que falharam",
  },
  lines: {
    line: "Linha",
    column: "Coluna",
    whole: "A linha inteira",
    first: "São mostradas as primeiras {shown} de {total}.",
    save: "Baixar as linhas recusadas",
  },
  bar: {
    open: "Tarefas",
    running: { one: "Tarefas: {count} em andamento", other: "Tarefas: {count} em andamento" },
    title: "As suas últimas tarefas",
    none: "Importações, exportações e ações em massa aparecem aqui enquanto acontecem.",
    failed: "Não foi possível carregar as tarefas. {reason}",
    all: "Todas as suas tarefas",
  },
  said: {
    found: "{title}: {found}",
    done: "Concluído. {title}",
    ready: "O arquivo está pronto. {title}",
    refused: { one: "Concluído, {n} recusado. {title}", other: "Concluído, {n} recusados. {title}" },
    failed: "Falhou. {title}",
    download: "Baixar",
    see: "Ver o que foi recusado",
    open: "Ver a tarefa",
  },
};

const jobsFields: Translation<English["entity"]["jobs"]["field"]> = {
  kind: "Tipo",
  done: "Progresso",
  made: "Feitos",
  skipped: "Ignorados",
  refused: "Recusados",
  finished_at: "Concluído",
  user: "Pessoa",
};

const jobsChoices: Translation<English["choice"]> = {
  kind: {
    list: {
      export: "Exportação",
      move: "Alterar status",
      undo: "Desfazer alteração de status",
    },
    items: { edit: "Edição em grade", import: "Importação de itens" },
    units: { batch: "Colocar em um lote" },
    boxes: { scan: "Importação de leituras" },
    stock: { import: "Importação de estoque" },
    prices: { backtest: "Teste retroativo de preços" },
    orders: {
      import: "Importação",
      mend: "Corrigir SKUs",
      substitute: "Substituir itens",
      artwork: "Posicionar artes",
      country: "Mudar o país",
      region: "Mudar o estado ou a região",
      method: "Mudar a forma de envio",
      move: "Passo",
      tag: "Etiquetas",
      undo: "Desfazer",
    },
  },
};

export const words: Translation<English> = {
  list: {
    hint: {
      jobs: "Nome da tarefa ou do arquivo…",
    },
  },
  jobs,
  entity: { jobs: { field: jobsFields } },
  choice: jobsChoices,
};

import type { BaseTranslation } from "../../i18n-types";

/** What the lists of the team can do beyond a table: selections, columns, filters. */
const pt_listing = {
  selection: {
    row: "Selecionar {name:string}",
    page: "Selecionar as linhas desta página",
    count: "{count:number|number} {{linhas selecionadas|linha selecionada|linhas selecionadas}}",
    all: "Selecionar todas as {total:number|number}",
    clear: "Limpar seleção",
    actions: "Ações para a seleção",
    dropped: "A seleção foi desfeita: agora são outras linhas",
  },
  display: {
    title: "Exibir",
    columns: "Colunas",
    density: "Altura das linhas",
    comfortable: "Confortável",
    compact: "Compacta",
    usual: "Colunas de costume",
  },
  keys: {
    title: "Teclas desta lista",
    enter: "Enter",
    does: {
      next: "Linha seguinte",
      previous: "Linha anterior",
      mark: "Selecionar a linha; com Shift, todas desde a última",
      open: "Abrir a linha",
      edit: "Abrir a linha para editar",
      status: "Mudar a situação da linha",
      search: "Ir para a busca",
      help: "Mostrar estas teclas",
    },
    letters: {
      label: "Usar letras como atalhos",
      hint: "Desligue se você usa comandos de voz, para que nenhuma palavra acione um atalho por engano. Enter e Ctrl+K continuam funcionando.",
    },
    profile: {
      title: "Teclado",
      note: "Nas listas da equipe, teclas de uma só letra percorrem, selecionam e abrem as linhas. A tecla ? mostra quais.",
    },
  },
  views: {
    failed: "Não foi possível carregar as visualizações.",
    title: "Visualizações",
    none: "Sem visualização",
    own: "Minhas",
    shared: "Da equipe",
    saveNew: "Salvar como nova...",
    rename: "Renomear ou compartilhar...",
    removeOpen: "Excluir esta visualização...",
    changed: "Alterada, só para você",
    saveOver: "Salvar",
    saveAsMine: "Salvar como nova",
    reset: "Restaurar",
    newTitle: "Nova visualização",
    newText: "Guarda a busca, os filtros, a ordem e as colunas como estão agora.",
    newYes: "Salvar visualização",
    renameTitle: "Nome e quem vê",
    renameYes: "Salvar",
    name: "Nome",
    share: "Mostrar a toda a equipe",
    shareHint:
      "Quem a abrir pode mudar os filtros só para si. Só você e os administradores podem sobrescrevê-la.",
    saved: "Visualização “{name:string}” salva",
    removed: "Visualização “{name:string}” excluída",
    remove: "Excluir a visualização “{name:string}”?",
    removeOwn: "A lista e o que está nela não mudam.",
    removeShared: "Ela some para toda a equipe. A lista e o que está nela não mudam.",
    removeYes: "Excluir",
  },
  changes: {
    waiting: "{count:number|number} {{linhas mudaram|linha mudou|linhas mudaram}}",
    show: "Mostrar",
  },
  filter: "Filtrar",
  chosenFilters: "Filtros escolhidos",
  removeFilter: "Retirar o filtro {name:string}",
  from: "De",
  to: "Até",
  span: {
    between: "{from:number} a {to:number}",
    from: "a partir de {from:number}",
    upTo: "até {to:number}",
  },
} satisfies BaseTranslation;

export default pt_listing;

import type { BaseTranslation } from "../../i18n-types";

/** What the lists of the team can do beyond a table: selections, columns, filters. */
const pt_listing = {
  selection: {
    row: "Selecionar {name:string}",
    page: "Selecionar as linhas desta página",
    count: "{count:number} {{linhas selecionadas|linha selecionada|linhas selecionadas}}",
    all: "Selecionar todas as {total:number}",
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
      search: "Ir para a busca",
      help: "Mostrar estas teclas",
    },
    letters: {
      label: "Usar letras como atalhos",
      hint: "Desligue se você fala com o computador, para que nenhuma palavra acione um atalho por engano. Enter e Ctrl+K continuam funcionando.",
    },
    profile: {
      title: "Teclado",
      note: "Nas listas da equipe, teclas de uma só letra percorrem, selecionam e abrem as linhas. A tecla ? mostra quais.",
    },
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

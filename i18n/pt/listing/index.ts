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

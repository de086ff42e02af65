import type { BaseTranslation } from "../../i18n-types";

const pt_table = {
  sortBy: "Ordenar por {column:string}",
  range: "{from:number}–{to:number} de {total:number}",
  previous: "Página anterior",
  next: "Página seguinte",
  pages: "Páginas",
  selectAll: "Selecionar todos",
  selectRow: "Selecionar {name:string}",
  selected: "{count:number} {{selecionados|selecionado|selecionados}}",
  filters: "Filtros",
  openRow: "Abrir {name:string}",
} satisfies BaseTranslation;

export default pt_table;

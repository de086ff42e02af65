import type { NamespaceRankingTranslation } from "../../i18n-types";

const en_ranking = {
  title: "Ranking",
  note: "{ranked|number} ranked, {incomplete|number} incomplete, {closed|number} closed to you",
  explained: "How the ranking works",
  closedHint: "A submission stays closed to you until you give your marks, or open the others' on its page.",
  ownMean: "Your average: {mean|mark}",
  search: "Organisation, representative or reference",
  states: { ranked: "Ranked", incomplete: "Incomplete", closed: "Closed to you" },
  sorts: {
    rank: { asc: "Best rank", desc: "Last rank" },
    spread: { asc: "Least disagreement", desc: "Most disagreement" },
    marks: { asc: "Fewest evaluations", desc: "Most evaluations" },
    institution: { asc: "Organisation, A to Z", desc: "Organisation, Z to A" },
  },
  changedOwn: "after your marks",
  changed: "after {count|number} {{evaluation|evaluations}}",
  filters: {
    states: { label: "Progress", all: "All" },
    statuses: { label: "Status of the submission" },
    plans: { label: "Planned decisions" },
  },
  columns: {
    changed: "Changed",
    rank: "Rank",
    institution: "Organisation",
    mean: "Average",
    median: "Median",
    spread: "Disagreement",
    marks: "Evaluations",
    own: "Your mark",
    given: "Marks by person",
    plan: "Planned",
    size: "Area",
    status: "Status",
  },
  given: "{reader}: {mark|mark} (average {mean|mark})",
  needed: "With fewer than {needed} evaluations it stands apart",
  empty: "No submission to rank",
  emptyText: "Submissions appear here as soon as they are received.",
  filtered: "No submission with these filters",
} satisfies NamespaceRankingTranslation;

export default en_ranking;

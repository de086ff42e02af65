export const EVALUATIONS = {
  "EVA-01": "Staff see a list of evaluations.",
  "EVA-02": "Staff can edit an evaluation and the change is stored.",
  "EVA-03": "Evaluations can be exported as PDF.",
  "EVA-04": "An evaluation's decision is PENDING, APPROVED or REJECTED.",
};

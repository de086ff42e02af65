import { markOf } from "../../lists/cursor.ts";

/** The mark of a submission's question to `ownOrderList`, without the rules of a list, which the page does not need. */
export function ownOrdersMark(submissionId: string): string {
  const sort = { column: "updated", direction: "desc" };
  return markOf("orders.mine", { search: "", filters: { submissionId }, sort });
}

import { router } from "../call/trpc.ts";
import { editNote } from "./edit.ts";
import { listNotes, listOrderNotes } from "./list.ts";
import { removeNote } from "./remove.ts";
import { writeNote, writeOrderNote } from "./write.ts";

export const notesRouter = router({
  list: listNotes,
  listOfOrder: listOrderNotes,
  write: writeNote,
  writeOnOrder: writeOrderNote,
  edit: editNote,
  remove: removeNote,
});

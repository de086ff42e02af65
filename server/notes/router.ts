import { router } from "../trpc.ts";
import { editNote } from "./edit.ts";
import { listNotes } from "./list.ts";
import { removeNote } from "./remove.ts";
import { writeNote } from "./write.ts";

export const notesRouter = router({ list: listNotes, write: writeNote, edit: editNote, remove: removeNote });

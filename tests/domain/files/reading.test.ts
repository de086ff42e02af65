import { expect, test } from "bun:test";
import { SYSTEM, VISITOR, type Actor } from "#domain/actor.ts";
import { mayAttachFile, mayReadFile, type Holder } from "#domain/files/reading.ts";
import { actorOf } from "../actors.ts";

const READERS: Record<string, Actor> = {
  visitor: VISITOR,
  system: SYSTEM,
  partner: actorOf("PARTNER"),
  admin: actorOf("ADMIN"),
  manager: actorOf("SUBMISSION_MANAGER"),
  gruporg: actorOf("GRUPORG"),
};
const TEAM = "admin manager gruporg";
const ORDER = { kind: "order", isMember: true, isOpen: true } as const;

test.each<[string, Holder, boolean, string]>([
  ["a loose file, by its uploader", { kind: "nothing" }, true, `partner ${TEAM}`],
  ["a loose file of somebody else", { kind: "nothing" }, false, TEAM],
  ["a file of an own submission", { kind: "submission", isMember: true }, false, `partner ${TEAM}`],
  ["a file of another's submission", { kind: "submission", isMember: false }, true, TEAM],
  ["a file of an own order", ORDER, false, `partner ${TEAM}`],
  ["a file of another's order", { ...ORDER, isMember: false }, true, TEAM],
  ["a file of an order never sent that the other side writes", { ...ORDER, isOpen: false }, true, ""],
  ["a picture of the catalogue", { kind: "catalogue" }, false, `partner ${TEAM}`],
  ["a file of an evaluation", { kind: "evaluation", isOpen: true }, false, TEAM],
  ["a file of an evaluation that is closed to the reader", { kind: "evaluation", isOpen: false }, false, ""],
])("%s is read by the right people", (_name, holder, isUploader, readers) => {
  const may = Object.keys(READERS).filter((name) =>
    mayReadFile(READERS[name] ?? VISITOR, holder, isUploader),
  );
  expect(may.join(" ")).toBe(readers);
});

test("an upload is attached to a record by whoever uploaded it, or by staff", () => {
  const attaching = (uploadedBy: string | null) =>
    Object.keys(READERS).filter((name) => mayAttachFile(READERS[name] ?? VISITOR, uploadedBy));
  expect(attaching("user-PARTNER").join(" ")).toBe(`partner ${TEAM}`);
  expect(attaching("somebody").join(" ")).toBe(TEAM);
  expect(attaching(null).join(" ")).toBe(TEAM);
});

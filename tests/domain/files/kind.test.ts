import { expect, test } from "bun:test";
import {
  ALLOWED_TYPES,
  ATTACHMENT_OWNERS,
  FILE_PURPOSES,
  type FilePurpose,
  isPictureTooLarge,
  isShownInline,
  isTypeAllowed,
  fileKindOf,
  MAX_FILE_BYTES,
  OWNER_KINDS,
  whyNotUpload,
} from "#domain/files/kind.ts";

test.each([
  ["image/png", "image"],
  ["application/pdf", "document"],
  ["text/plain; charset=utf-8", "document"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "document"],
  ["video/mp4", "video"],
  ["application/zip", "other"],
  ["IMAGE/JPEG", "image"],
  ["", "other"],
] as const)("FIL-02: %s is of the kind %s", (type, kind) => {
  expect(fileKindOf(type)).toBe(kind);
});

test("FIL-03: an attachment hangs on one of four kinds of record; the site's own pictures on a fifth, as decided", () => {
  const four = ["interest_submission", "order", "catalog_item", "evaluation"];
  expect<string[]>([...ATTACHMENT_OWNERS]).toEqual(four);
  expect<string[]>([...OWNER_KINDS]).toEqual([...four, "settings"]);
});

test("FIL-04: a file has at most 10 MiB", () => {
  expect(MAX_FILE_BYTES).toBe(10_485_760);
  const codeOf = (size: number) => whyNotUpload({ name: "a.pdf", type: "application/pdf", size })?.code;
  expect([0, 1, 10_485_760, 10_485_761].map(codeOf)).toEqual([
    "fileEmpty",
    undefined,
    undefined,
    "fileTooLarge",
  ]);
});

test("FIL-07: what each purpose accepts", () => {
  const accepting = (type: string) => FILE_PURPOSES.filter((purpose) => isTypeAllowed(purpose, type));
  expect(accepting("application/pdf")).toEqual([
    "supporting",
    "paymentConfirmation",
    "signedContract",
    "brandManual",
    "logo",
    "additionalImage",
    "attachment",
  ]);
  expect(accepting("video/mp4")).toEqual(["supporting", "attachment"]);
  const noPictures = ["brandManual", "catalogueImport"];
  expect(accepting("image/png")).toEqual(FILE_PURPOSES.filter((purpose) => !noPictures.includes(purpose)));
  expect(accepting("text/csv")).toEqual(["supporting", "attachment", "catalogueImport"]);
  expect(accepting("text/html")).toEqual([]);
  expect(accepting("image/svg+xml")).toEqual(["logo"]);
  const drawings: FilePurpose[] = ["supporting", "logo", "additionalImage", "attachment"];
  expect(accepting("application/eps")).toEqual(drawings);
  expect(accepting("image/vnd.dwg")).toEqual(drawings.filter((purpose) => purpose !== "logo"));
  expect(accepting("application/zip")).toEqual(drawings);
  expect(accepting("application/x-msdownload")).toEqual([]);
});

test("S53: only pictures and PDFs are shown inside the browser", () => {
  const types = [...new Set(FILE_PURPOSES.flatMap((purpose) => ALLOWED_TYPES[purpose]))];
  const shown = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif", "application/pdf"];
  expect(types.filter(isShownInline)).toEqual(shown);
  expect(isShownInline("image/svg+xml")).toBe(false);
  expect(["image/png", "text/html", "text/plain; charset=utf-8", ""].filter(isShownInline)).toEqual([
    "image/png",
  ]);
});

test.each([
  [{ width: 25_000, height: 10_000 }, false],
  [{ width: 25_001, height: 1 }, true],
  [{ width: 1, height: 25_001 }, true],
  [{ width: 15_811, height: 15_811 }, false],
  [{ width: 15_812, height: 15_812 }, true],
  [{}, false],
])("S56: a picture of %j is too large: %p", (picture, isTooLarge) => {
  expect(isPictureTooLarge(picture)).toBe(isTooLarge);
});

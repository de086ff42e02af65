import { expect, test } from "bun:test";
import { ALLOWED_TYPES, FILE_PURPOSES, type FilePurpose } from "#domain/files/kind.ts";
import { openScene } from "#tests/server/orders/scene.ts";
import { png } from "./bytes.ts";
import { signIn, upload } from "./upload.ts";

const scene = await openScene();
const cookies = { exhibitor: await signIn(scene, scene.partner), admin: await signIn(scene, scene.admin) };

/** Of the team alone: the portal's own face, and the catalogue. */
const TEAMS: readonly FilePurpose[] = ["catalogueImport", "eventLogo", "eventPicture", "itemImage"];
const announced = (purpose: string, cookie: string) =>
  scene.fetch("/api/files/uploads", {
    method: "POST",
    headers: { cookie },
    body: JSON.stringify({ name: "a.png", size: 5, purpose }),
  });

test.each(FILE_PURPOSES)("%s is taken from those whom it is for, whole and in parts", async (purpose) => {
  const refused = TEAMS.includes(purpose);
  const file = { bytes: png(), name: "a.png", purpose };
  const whole = (await upload(scene, cookies.exhibitor, file)).status;
  const parts = (await announced(purpose, cookies.exhibitor)).status;
  const isPicture = ALLOWED_TYPES[purpose].includes("image/png");
  expect([purpose, whole, parts]).toEqual([
    purpose,
    refused ? 403 : isPicture ? 201 : 415,
    refused ? 403 : 201,
  ]);
  expect((await announced(purpose, cookies.admin)).status).toBe(201);
});

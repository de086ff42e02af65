import { describe, expect, test } from "bun:test";
import { MAX_ACCOUNT_BYTES, MAX_LOOSE_UPLOADS, MAX_ORDER_FILES, PART_BYTES } from "#domain/files/kind.ts";
import { makeSubmission, makeUser } from "#tests/factories.ts";
import { openTestPortal } from "#tests/portal.ts";
import { png } from "#tests/server/files/bytes.ts";
import { makeOrder } from "#tests/server/files/orders.ts";
import { refusalOf, sender } from "#tests/server/files/parts.ts";
import { signIn, upload, uploaded } from "#tests/server/files/upload.ts";
import { mutate } from "./call.ts";

const server = await openTestPortal();
const { portal } = server;
const cookie = await signIn(server, await makeUser(portal, "PARTNER"));

describe("many uploads", () => {
  test("of one account are slowed down, and the wait is said", async () => {
    const busy = await signIn(server, await makeUser(portal, "PARTNER"));
    const statuses: number[] = [];
    let wait = "";
    for (let round = 0; round < 121; round += 1) {
      const answer = await upload(server, busy, { bytes: Buffer.alloc(0), name: "a.png" });
      statuses.push(answer.status);
      wait = answer.headers.get("retry-after") ?? "";
    }
    expect(statuses.indexOf(429)).toBe(120);
    expect(Number(wait)).toBeGreaterThan(0);
    expect((await upload(server, cookie, { bytes: png(), name: "a.png" })).status).toBe(201);
  });

  test("in parts count like those in one piece, and so do their parts", async () => {
    const user = await makeUser(portal, "PARTNER");
    const { begin, open, put } = sender(server, await signIn(server, user));
    const id = await begin("a.png", 2 * PART_BYTES);
    // All but one of the 2,400 that ten minutes have.
    for (let round = 1; round < 2_400; round += 1) {
      portal.limiter.take(`part:${user.id}`, { limit: 2_400, windowMs: 600_000 });
    }
    expect((await put(id, 9, new Uint8Array(1))).status).toBe(409);
    expect((await put(id, 9, new Uint8Array(1))).status).toBe(429);
    for (let round = 1; round < 120; round += 1) await begin("a.png", 1);
    expect((await open("a.png", 1)).status).toBe(429);
  });

  test("that begin and never end fill nothing: so many at once, the next one is refused", async () => {
    const user = await makeUser(portal, "PARTNER");
    await portal.db.client.execute({
      sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
        insert into uploads (id, user_id, name, purpose, size, created_at, updated_at)
        select 'u' || i, ?, 'a.png', 'supporting', 1, ?, ? from n`,
      args: [MAX_LOOSE_UPLOADS, user.id, portal.clock().getTime(), portal.clock().getTime()],
    });
    const answer = await sender(server, await signIn(server, user)).open("a.png", 1);
    expect(await refusalOf(answer)).toEqual([400, "filesTooMany", undefined]);
  });

  test("fill neither an order nor the disk without end (S57)", async () => {
    const user = await makeUser(portal, "PARTNER");
    const busy = await signIn(server, user);
    const submission = await makeSubmission(portal, { status: "APPROVED" }, [user]);
    const order = await makeOrder(portal, submission, user);
    const put = (n: number, owner: string | null) =>
      portal.db.client.execute({
        sql: `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?)
          insert into files (id, name, type, kind, size, sha256, purpose, owner_kind, owner_id, uploaded_by, created_at)
          select 'f' || ? || i, 'a.png', 'image/png', 'image', 1, 'x', 'supporting',
            case when ? is null then null else 'order' end, ?, ?, 0 from n`,
        args: [n, owner ?? "-", owner, owner, user.id],
      });
    await put(MAX_ORDER_FILES - 1, order.id);
    let last = "";
    const add = async () => {
      const { id } = await uploaded(server, busy, { bytes: png(), name: "a.png" });
      const { code } = await mutate(server, "orders.addFile", { id: order.id, fileId: id }, { cookie: busy });
      if (!code) last = id;
      return code ?? "ok";
    };
    expect([await add(), await add()]).toEqual(["ok", "filesTooMany"]);
    // What was taken off again still lies on the disk until it is swept.
    await mutate(server, "orders.removeFile", { id: order.id, fileId: last }, { cookie: busy });
    expect(await add()).toBe("filesTooMany");
    await put(MAX_LOOSE_UPLOADS - 3, null);
    const answers = [];
    for (let round = 0; round < 2; round += 1) {
      answers.push((await upload(server, busy, { bytes: png(), name: "a.png" })).status);
    }
    expect(answers).toEqual([201, 400]);
  });

  test("are so many bytes an account, on its orders or not; the team has no such bound (S57)", async () => {
    const user = await makeUser(portal, "PARTNER");
    const manager = await makeUser(portal, "SUBMISSION_MANAGER");
    const fill = (by: string, size: number) =>
      portal.db.client.execute({
        sql: `insert into files (id, name, type, kind, size, sha256, purpose, owner_kind, owner_id, uploaded_by, created_at)
          values (?, 'a.pdf', 'application/pdf', 'pdf', ?, 'x', 'supporting', 'order', 'elsewhere', ?, 0)`,
        args: [`full-${by}`, size, by],
      });
    await fill(user.id, MAX_ACCOUNT_BYTES - 1);
    await fill(manager.id, MAX_ACCOUNT_BYTES);
    const [own, theirs] = [await signIn(server, user), await signIn(server, manager)];
    const put = (cookie: string) => upload(server, cookie, { bytes: png(), name: "a.png" });
    expect((await put(own)).status).toBe(201);
    const refused = await put(own);
    expect((await refusalOf(refused)).slice(0, 2)).toEqual([400, "accountFull"]);
    const opened = await sender(server, own).open("a.png", 1);
    expect((await refusalOf(opened)).slice(0, 2)).toEqual([400, "accountFull"]);
    expect((await put(theirs)).status).toBe(201);
  });

  test("are counted before they have arrived: what was begun takes its room", async () => {
    const user = await makeUser(portal, "PARTNER");
    await portal.db.client.execute({
      sql: `insert into files (id, name, type, kind, size, sha256, purpose, owner_kind, owner_id, uploaded_by, created_at)
        values ('nearly-full', 'a.pdf', 'application/pdf', 'pdf', ?, 'x', 'supporting', 'order', 'elsewhere', ?, 0)`,
      args: [MAX_ACCOUNT_BYTES - 1_000, user.id],
    });
    const own = sender(server, await signIn(server, user));
    expect((await own.open("a.png", 1_000)).status).toBe(201);
    expect((await refusalOf(await own.open("b.png", 1))).slice(0, 2)).toEqual([400, "accountFull"]);
  });
});

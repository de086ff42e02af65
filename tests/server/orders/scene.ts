import { and, eq, inArray, sql } from "drizzle-orm";
import { newId } from "#db/columns.ts";
import { files, history, orders } from "#db/schema/index.ts";
import type { SignedInUser } from "#domain/actor.ts";
import type { FilePurpose } from "#domain/files/kind.ts";
import { LIVE_STATUSES, type OrderStatus } from "#domain/orders/moves/status.ts";
import { STAND_ORDER_TYPES } from "#domain/orders/type.ts";
import { reasonOf, type ReasonCode } from "#domain/refusal.ts";
import type { Ctx } from "#server/portal/context.ts";
import type { Portal } from "#server/portal/portal.ts";
import { changeSettings, makeItem, makeSubmission, makeUser } from "../../factories.ts";
import { openTestPortal } from "../../portal.ts";

/**
 * Where an order begins: an approved submission of 100 m2 with its partner, another partner with one of its own, the
 * three kinds of staff, two items on offer, and prices for Bronze and Silver (never for Gold) and for the space of a
 * custom stand.
 */
export async function openScene(env: Record<string, string> = {}) {
  const test = await openTestPortal({ env });
  const { portal } = test;
  await changeSettings(portal, (data) => ({
    ...data,
    customSpacePerM2: 300_00,
    packages: {
      ...data.packages,
      BRONZE: { ...data.packages.BRONZE, spacePerM2: 100_00, structurePerM2: 50_50 },
      SILVER: { ...data.packages.SILVER, spacePerM2: 200_00, structurePerM2: 80_00 },
    },
  }));
  const partner = await makeUser(portal, "PARTNER", { language: "pt" });
  const other = await makeUser(portal, "PARTNER");
  const admin = await makeUser(portal, "ADMIN");
  const manager = await makeUser(portal, "SUBMISSION_MANAGER");
  const submission = await makeSubmission(portal, { status: "APPROVED", spaceM2: 100 }, [partner]);
  const otherSubmission = await makeSubmission(portal, { status: "APPROVED" }, [other]);
  const screen = await makeItem(portal, { titleEn: "Screen", titlePt: "Monitor", unitPriceCents: 145_00 });
  const chair = await makeItem(portal, { titleEn: "Chair", titlePt: "Cadeira", unitPriceCents: 18_10 });

  const inputs = orderInputs({ submission, screen, chair });
  const records = recordsOf(portal);

  /** Tests begin with as many stands as they like, in one space too: those that took it are put aside while one is sent. */
  async function send(actor: SignedInUser = partner, more: Record<string, unknown> = {}, ctx?: Partial<Ctx>) {
    const call = () => test.as(actor, ctx).orders.createStandard(inputs.standard(more));
    try {
      return await call();
    } catch (error) {
      if (reasonOf(error)?.code !== "standTaken") throw error;
      aside = aside.catch(() => undefined).then(() => withStandsAside(call));
      return aside as ReturnType<typeof call>;
    }
  }

  let aside: Promise<unknown> = Promise.resolve();
  async function withStandsAside<Sent>(call: () => Promise<Sent>): Promise<Sent> {
    const { db } = portal;
    const stands = await db.read
      .select({ id: orders.id, type: orders.type })
      .from(orders)
      .where(inArray(orders.type, [...STAND_ORDER_TYPES]));
    const become = (types: typeof stands) =>
      db.write(async (tx) => {
        for (const { id, type } of types) await tx.update(orders).set({ type }).where(eq(orders.id, id));
      });
    await become(stands.map(({ id }) => ({ id, type: "SIMPLE" })));
    return call().finally(() => become(stands));
  }

  /** No stand takes the space of the submission any more. */
  async function freeSpace(): Promise<void> {
    const isStand = and(
      eq(orders.submissionId, submission.id),
      inArray(orders.type, [...STAND_ORDER_TYPES]),
      inArray(orders.status, [...LIVE_STATUSES]),
    );
    await portal.db.write((tx) => tx.update(orders).set({ status: "CANCELLED" }).where(isStand));
  }

  const people = { partner, other, admin, manager };
  const items = { screen, chair };
  return {
    ...test,
    ...people,
    ...items,
    submission,
    otherSubmission,
    ...inputs,
    ...records,
    send,
    freeSpace,
  };
}

type Things = { submission: { id: string }; screen: { id: string }; chair: { id: string } };

/** What is sent of each kind of order. */
function orderInputs({ submission, screen, chair }: Things) {
  function standard(more: Record<string, unknown> = {}) {
    return {
      submissionId: submission.id,
      notes: "Acesso pela doca 2",
      orderServices: [
        { itemId: "BRONZE" },
        { itemId: screen.id, quantity: 2, periodOfUse: 12 },
        { itemId: chair.id, quantity: 10, notes: "Na entrada" },
      ],
      ...more,
    };
  }

  function services(more: Record<string, unknown> = {}) {
    const orderServices = [{ itemId: chair.id, quantity: 10, periodOfUse: 2 }];
    return { submissionId: submission.id, notes: "Acesso pela doca 2", orderServices, ...more };
  }

  function custom(more: Record<string, unknown> = {}) {
    const rio = { name: "rio.png", type: "image/png", url: "https://example.org/rio.png" };
    const visualReference = { files: [rio], description: "Como um rio" };
    return { ...services(), visualReference, standType: "CUSTOM" as const, ...more };
  }

  function proposal(more: Record<string, unknown> = {}) {
    const amounts = { value: 100, spaceAmount: 60, structureAmount: 30, extraAmount: 10 };
    const description = "Uma roda de conversa";
    return { submissionId: submission.id, notes: "Acesso pela doca 2", description, ...amounts, ...more };
  }

  return { standard, services, custom, proposal };
}

/** Orders, their history and files past the verbs, to start a test from or to look behind one. */
function recordsOf(portal: Portal) {
  async function readOrder(id: string) {
    const [row] = await portal.db.read.select().from(orders).where(eq(orders.id, id));
    if (!row) throw new Error("there is no such order");
    return row;
  }

  /** Puts an order into a state without the verbs, to start a test from. */
  async function put(id: string, change: Partial<typeof orders.$inferInsert> & { status?: OrderStatus }) {
    await portal.db.write((tx) => tx.update(orders).set(change).where(eq(orders.id, id)));
    return readOrder(id);
  }

  /** `content` tells what bytes it has; each upload has others. */
  async function upload(
    actor: SignedInUser,
    purpose: FilePurpose = "paymentConfirmation",
    content: string = newId(),
  ): Promise<string> {
    const id = newId();
    await portal.db.write((tx) =>
      tx.insert(files).values({
        id,
        name: `${purpose}.pdf`,
        type: "application/pdf",
        kind: "document",
        size: 1_000,
        sha256: new Bun.CryptoHasher("sha256").update(content).digest("hex"),
        purpose,
        uploadedBy: actor.id,
        createdAt: portal.clock(),
      }),
    );
    return id;
  }

  async function readHistory(id: string) {
    return portal.db.read
      .select()
      .from(history)
      .where(eq(history.recordId, id))
      .orderBy(history.at, sql`rowid`);
  }

  return { readOrder, put, upload, readHistory };
}

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** The code of a refusal, "ok" when there is none; a bug is thrown on. */
export async function outcome(call: Promise<unknown>): Promise<ReasonCode | "ok" | "invalid"> {
  try {
    await call;
    return "ok";
  } catch (error) {
    const code = reasonOf(error)?.code;
    if (code) return code;
    if ((error as { code?: string }).code === "BAD_REQUEST") return "invalid";
    throw error;
  }
}

import { describe, expect, test } from "bun:test";
import * as v from "valibot";
import { VISITOR } from "#domain/actor.ts";
import { ACTIONS, type Action, type Audience, whyNotCall } from "#domain/permissions.ts";
import { callProcedure, exampleOf, listProcedures, NOTHING } from "#tests/abuse/call.ts";
import { ADMITTED, expected, type Met, type People } from "#tests/abuse/admitted.ts";
import { EIGHT, openEight, userOf, type Eight } from "#tests/abuse/eight.ts";
import { openTestPortal } from "#tests/portal.ts";

const portal = await openTestPortal();
const people = await openEight(portal);

/** Who may take each action, written down a second time: a declaration that only meets itself proves nothing. */
const ACTORS: Record<Action, People> = {
  "dashboard.view": "staff",
  "desk.arrange": "staff",
  "submissions.view": "staff",
  "submissions.edit": "staff",
  "submissions.move": "staff",
  "notes.write": "staff",
  "orders.view": "staff",
  "orders.create": "staff",
  "orders.move": "staff",
  "orders.edit": "staff",
  "orders.files": "staff",
  "requests.manage": "staff",
  "catalogue.manage": "staff",
  "customServices.manage": "staff",
  "partners.register": "staff",
  "partners.credentials": "staff",
  "mails.manage": "staff",
  "contracts.generate": "staff",
  "history.view": "staff",
  "evaluations.view": "staff",
  "evaluations.give": "staff",
  "evaluations.assign": "leading",
  "decisions.plan": "leading",
  "submissions.links": "leading",
  "settings.update": "admin",
  "staff.manage": "admin",
  "partners.access": "admin",
  "status.force": "admin",
  "portal.watch": "admin",
  "evaluations.takeBack": "admin",
  "own.view": "partner",
  "own.order": "partner",
  "own.edit": "partner",
  "own.cancel": "partner",
  "own.upload": "partner",
  "own.payment": "partner",
  "own.requests": "partner",
  "own.colleagues": "partner",
  "profile.view": "signedIn",
  "password.change": "signedIn",
};

/**
 * How far a noun is open at most, and a call that is open farther or less far than its noun. A new call of a noun needs
 * no line of its own, unless it is for more people than the noun's others.
 */
const OPEN_TO: Record<string, People> = {
  accounts: "signedIn",
  "accounts.confirmEmail": "public",
  assignments: "leading",
  "assignments.takeBack": "admin",
  bulk: "staff",
  calendar: "member",
  campaigns: "staff",
  captcha: "public",
  catalogue: "staff",
  "catalogue.list": "member",
  "catalogue.words": "member",
  colleagues: "partner",
  "colleagues.read": "public",
  "colleagues.accept": "public",
  contracts: "member",
  "contracts.generate": "staff",
  customServices: "staff",
  dashboard: "staff",
  decisions: "leading",
  evaluations: "staff",
  "evaluations.previewRanks": "admin",
  event: "public",
  handedOn: "partner",
  "handedOn.list": "member",
  "handedOn.read": "public",
  "handedOn.open": "public",
  "handedOn.handIn": "public",
  history: "staff",
  interestDrafts: "public",
  imports: "staff",
  mails: "staff",
  "mails.delivery": "member",
  "mails.mine": "partner",
  "mails.readMine": "partner",
  "mails.sendTest": "admin",
  notes: "staff",
  orders: "member",
  "orders.editItems": "staff",
  "orders.previewItems": "staff",
  "orders.undoChange": "staff",
  packages: "member",
  partners: "staff",
  portalStatus: "admin",
  preferences: "staff",
  reminders: "admin",
  backup: "admin",
  opening: "admin",
  "backup.held": "staff",
  reports: "staff",
  requests: "member",
  settings: "admin",
  staff: "admin",
  submissions: "staff",
  "submissions.submit": "public",
  "submissions.track": "public",
  "submissions.sent": "public",
  "submissions.correct": "public",
  "submissions.sendStatusLink": "public",
  "submissions.withdraw": "public",
  "submissions.mine": "partner",
  "submissions.site": "member",
  "submissions.setNaming": "member",
  "submissions.force": "admin",
  views: "staff",
};

/** Somebody let through meets the rules of the input, which an empty one breaks, or gets an answer. */
const LET_THROUGH = [200, 400];

async function knock(name: string, type: string, headers: Record<string, string> = {}): Promise<Met> {
  const met: Met = {};
  for (const who of EIGHT) {
    const { cookie } = people[who];
    const { status } = await callProcedure(portal, { name, type }, {}, { cookie, headers });
    met[who] = LET_THROUGH.includes(status) ? "let through" : status;
  }
  return met;
}

/** Whom a declaration lets in, of the eight. */
function admittedBy(audience: Audience): Eight[] {
  const actorOf = (who: Eight) => (who === "disabled" ? VISITOR : (people[who].user ?? VISITOR));
  return EIGHT.filter((who) => whyNotCall(actorOf(who), audience) === undefined);
}

const procedures = listProcedures();
const guarded = procedures.filter(({ declared }) => declared.audience !== "everybody");

describe("the router", () => {
  test.each([...ACTIONS])("%s is for the people it is meant for (ROL-06)", (action) => {
    expect(admittedBy([action])).toEqual([...ADMITTED[ACTORS[action]]]);
  });

  test("mounts every procedure under the name it has in its declaration", () => {
    expect(procedures.map(({ declared }) => declared.name)).toEqual(procedures.map(({ name }) => name));
  });

  test.each(procedures)("$name is open no farther than its noun", ({ name, declared }) => {
    const circle = OPEN_TO[name] ?? OPEN_TO[name.split(".", 1)[0] ?? ""];
    const admitted = admittedBy(declared.audience);
    expect(admitted.filter((who) => circle === undefined || !ADMITTED[circle].includes(who))).toEqual([]);
    expect(admitted).not.toEqual([]);
  });

  test("has every noun and call that is written down here", () => {
    const nouns = procedures.map(({ name }) => name.split(".", 1)[0]);
    const there: unknown[] = [...nouns, ...procedures.map(({ name }) => name)];
    expect(Object.keys(OPEN_TO).filter((name) => !there.includes(name))).toEqual([]);
  });

  test.each(procedures.filter(({ schema }) => schema))(
    "$name declares an example that its rules let in",
    (procedure) => {
      const { issues } = v.safeParse(procedure.schema as v.GenericSchema, exampleOf(procedure, NOTHING));
      expect(issues).toBeUndefined();
    },
  );

  test.each(procedures)(
    "$name lets in whom it is declared for and nobody else (G2, S41)",
    async (procedure) => {
      const admitted = admittedBy(procedure.declared.audience);
      expect(await knock(procedure.name, procedure.type)).toEqual(expected(admitted));
    },
  );

  test.each(guarded)("$name is not opened by a bearer header (S02)", async ({ name, type }) => {
    for (const who of EIGHT) {
      const { user } = people[who];
      if (!user) continue;
      const headers = { authorization: `Bearer ${user.id}` };
      const alone = await callProcedure(portal, { name, type }, {}, { headers });
      expect([who, alone.status]).toEqual([who, 401]);
      expect(alone.headers.getSetCookie()).toEqual([]);
    }
  });

  test.each(guarded)("$name is closed to a cookie beside another user's id", async ({ name, type }) => {
    for (const who of EIGHT) {
      const { cookie } = people[who];
      const id = userOf(who === "admin" ? people.manager : people.admin).id;
      const headers = { authorization: `Bearer ${id}` };
      const { status } = await callProcedure(portal, { name, type }, {}, { cookie, headers });
      expect([who, status]).toEqual([who, 401]);
    }
  });

  test("answers 404 for a procedure that does not exist, to everybody alike", async () => {
    for (const who of EIGHT) {
      const { cookie } = people[who];
      for (const name of ["orders.delete", "staff", "constructor", "__proto__", "orders.__proto__.get"]) {
        const answer = await callProcedure(portal, { name, type: "query" }, {}, { cookie });
        expect([who, name, answer.status]).toEqual([who, name, 404]);
      }
    }
  });
});

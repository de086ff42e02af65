import { createConnection } from "node:net";
import { hostname } from "node:os";
import { connect as connectSecurely } from "node:tls";
import { sendsMail } from "../../platform/env.ts";
import { readFailure } from "../../platform/smtp-failure.ts";
import { trySmtp } from "../../platform/smtp.ts";
import { type Finding, mind, ok, type Patient } from "./finding.ts";

const PATIENCE_MS = 10_000;
/** Some servers greet with their time: "220 mx ESMTP Exim 4.97 Sat, 28 Nov 2026 10:00:00 +0000". */
const TIME = /\w{3}, \d{1,2} \w{3} \d{4} \d{2}:\d{2}:\d{2} [+-]\d{4}/;
const MOST_OFF_MS = 2 * 60_000;

/** Reaches, greets and signs in to the mail server as the portal does, and sends nothing. What it does not take waits. */
export async function examineMail({ env, now }: Patient): Promise<Finding[]> {
  if (!sendsMail(env) || !env.SMTP_URL) {
    const what = "SMTP_URL is not set: mails are kept as files and reach nobody";
    return [mind("mail", what, "set SMTP_URL=smtps://USER:PASSWORD@SERVER:465")];
  }
  const url = new URL(env.SMTP_URL);
  const { host, username } = url;
  const found: Finding[] = [];
  const said = await meet(url).catch(() => "");
  try {
    await trySmtp(env.SMTP_URL);
    const isSecure = url.protocol === "smtps:" || /^250[ -]STARTTLS/m.test(said);
    const how = [isSecure ? "encrypted" : "in the open", username ? "signed in" : "without a login"];
    found.push(
      isSecure || /^(localhost|127\.)/.test(host)
        ? ok("mail", `${host} takes mail (${how.join(", ")})`)
        : mind("mail", `${host} takes mail (${how.join(", ")})`, "use smtps:// or a server with STARTTLS"),
    );
  } catch (error) {
    const { reason, isAnswer } = readFailure(error);
    const fix = isAnswer
      ? "look at user and password in SMTP_URL; characters such as @ and / are written %40 and %2F there"
      : "look at server and port in SMTP_URL, its certificate and the firewall (ports 465 and 587)";
    found.push(mind("mail", `${host} takes no mail: ${reason.slice(0, 160)}`, fix));
  }
  if (/@example\.(org|com)\b/.test(env.MAIL_FROM)) {
    found.push(mind("mail", `MAIL_FROM is ${env.MAIL_FROM}`, "set it to an address of your own domain"));
  }
  const theirs = TIME.exec(said)?.[0];
  const off = theirs ? now.getTime() - new Date(theirs).getTime() : 0;
  if (Math.abs(off) > MOST_OFF_MS) {
    const what = `this machine and ${host} differ by ${Math.round(Math.abs(off) / 60_000)} minutes`;
    found.push(mind("clock", what, "let timesyncd, chrony or ntpd set the clock"));
  }
  return found;
}

/** What a server says of itself before anybody signs in: its greeting, and what it offers. */
function meet(url: URL): Promise<string> {
  const isSecure = url.protocol === "smtps:";
  return new Promise((resolve, reject) => {
    const where = { host: url.hostname, port: Number(url.port) || (isSecure ? 465 : 587) };
    const socket = isSecure
      ? connectSecurely({ ...where, servername: url.hostname, rejectUnauthorized: false })
      : createConnection(where);
    let said = "";
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error("silent")));
    socket.on("error", reject);
    socket.on("data", (bytes) => {
      const isFirst = said === "";
      said += String(bytes);
      if (isFirst) socket.write(`EHLO ${hostname()}\r\n`);
      else if (/^250 /m.test(said) && !socket.writableEnded) socket.end("QUIT\r\n");
    });
    socket.on("close", () => resolve(said));
  });
}

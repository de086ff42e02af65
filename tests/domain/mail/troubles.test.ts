import { expect, test } from "bun:test";
import { troubleOf } from "#domain/mail/troubles.ts";

/** As the mail library says them. */
test.each([
  ["getaddrinfo ENOTFOUND smtp.exemplo.org.br", "host"],
  ["getaddrinfo EAI_AGAIN smtp.example.org", "host"],
  ["connect ECONNREFUSED 127.0.0.1:25", "unreachable"],
  ["connect ENETUNREACH 192.0.2.1:587", "unreachable"],
  ["Connection timeout", "unreachable"],
  ["certificate has expired", "encryption"],
  ["self-signed certificate", "encryption"],
  ["Hostname/IP does not match certificate's altnames", "encryption"],
  ["error:100000f7:SSL routines:OPENSSL_internal:WRONG_VERSION_NUMBER", "encryption"],
  ["530 5.7.0 Must issue a STARTTLS command first", "encryption"],
  ["535 5.7.8 Username and Password not accepted", "login"],
  ["530 5.7.0 Authentication Required", "login"],
  ["Greeting never received", "silent"],
  ["the mail server took too long", "silent"],
  ["Reached maximum number of retries after connection was closed", "silent"],
  ["Connection closed unexpectedly", "silent"],
] as const)("%p is a trouble of %s", (said, trouble) => {
  expect(troubleOf(said)).toBe(trouble);
});

test.each([
  "550 5.1.1 no such user",
  "552 5.2.2 mailbox full: certificate store closed",
  "421 4.3.2 closing connection",
  "",
])("%p is none: the server speaks of this message", (said) => {
  expect(troubleOf(said)).toBeUndefined();
});

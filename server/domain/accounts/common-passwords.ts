/** Common passwords that meet the composition rule; compared without case. */
const STEMS = `password passw0rd p@ssword p@ssw0rd senha admin administrador administrator welcome bemvindo qwerty
  qwertyui asdf abc abcd abcde teste test brasil brazil belem amazonia changeme mudar trocar usuario user mestre
  iloveyou letmein monkey dragon football futebol flamengo corinthians palmeiras jesus deus cop30 greenzone`;

const TAILS = `1! 12! 123! 1234! 12345! 123456! @1 @12 @123 @1234 @12345 @123456 1@ 123@ 2024! 2025! 2026! @2024 @2025
  @2026`;

const OTHERS = `1q2w3e4r! 1qaz2wsx! 1qaz@wsx !qaz2wsx zaq12wsx! zaq1@wsx q1w2e3r4! qwe123!@ abc123!@ aa123456!
  aa123456@ a1b2c3d4! aaaaaa1! 1234abcd! 123abc!@ test@test1 admin@admin1 root@123 r00t@123 pa$$w0rd pa$$word1
  pa$$w0rd1 p@$$w0rd p@$$w0rd1 p@$$word1 s3nh@123 s3nha@123 senh@123 senh@2025 s3cr3t!1 secret@123 super@123
  master@123 india@123 hello@123 summer2025! winter2025! spring2025! verao2025! inverno2025!`;

const COMMON = new Set([
  ...words(STEMS).flatMap((stem) => words(TAILS).map((tail) => stem + tail)),
  ...words(OTHERS),
]);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}

function words(list: string): string[] {
  return list.trim().split(/\s+/);
}

declare module "*.md" {
  const text: string;
  export default text;
}
declare module "*.conf" {
  const text: string;
  export default text;
}
declare module "*.env" {
  const text: string;
  export default text;
}
declare module "*.service" {
  const text: string;
  export default text;
}
declare module "*/Caddyfile" {
  const text: string;
  export default text;
}

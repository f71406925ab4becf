declare module "*.md" {
  const policy: import("./policy-markdown.ts").Policy;
  export default policy;
}

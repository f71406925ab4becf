/** What vitest.config.ts binds in addition to wrangler.toml. */
declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_REAL_MENUS: string[];
    TEST_D1: DurableObjectNamespace<import("./runtime/d1-object.ts").QuickD1>;
  }
  interface GlobalProps {
    mainModule: typeof import("#workers/app.ts");
  }
}

/** The console's own `log`: test files share a runtime, and the setup files run before each of them. */
declare var logAnyLine: typeof console.log | undefined;

/** Vitest's module loader: see runtime/quick-requests.ts. */
declare var __vitest_mocker__: { moduleRunner: { import: (path: string) => Promise<unknown> } };

/** Texts of files by path: see source-files.ts. */
declare module "virtual:product-files" {
  const files: Record<string, string>;
  export default files;
}

declare module "virtual:test-files" {
  const files: Record<string, string>;
  export default files;
}

/** What vitest.config.ts binds in addition to wrangler.toml. */
declare namespace Cloudflare {
  interface Env {
    TEST_MIGRATIONS: import("cloudflare:test").D1Migration[];
    TEST_REAL_MENUS: string[];
  }
  interface GlobalProps {
    mainModule: typeof import("#workers/app.ts");
  }
}

/** The console's own `log`: test files share a runtime, and the setup files run before each of them. */
declare var logAnyLine: typeof console.log | undefined;

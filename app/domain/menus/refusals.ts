import type { KeyReused } from "#app/domain/idempotency/perform-once.ts";
import type { Full, InvalidInput, Stale } from "#app/domain/outcome.ts";

export type MenuRefusal = InvalidInput | Full | Stale | KeyReused;

import { lazy, Suspense, type ComponentProps } from "react";
import type { ChoosePlace } from "./choose-place.tsx";

const load = () => import("./choose-place.tsx");

/** Has the ways to choose a place there before a page shows them, so that its heading gets the focus. */
export async function loadChooser(): Promise<void> {
  await load();
}

/** In development as well: React would look for marks of its own around what comes later. */
const here = import.meta.env.SSR || import.meta.env.DEV ? await load() : undefined;

const Later = lazy(async () => {
  // Without its script the page goes on as the server wrote it, whose forms need none.
  const { ChoosePlace } = await load().catch(() => new Promise<never>(() => {}));
  return { default: ChoosePlace };
});

/** The ways to choose a place, whose script comes only where they are shown. They stay as the server wrote them until then. */
export function ChoosePlaceLater(props: ComponentProps<typeof ChoosePlace>) {
  if (here) return <here.ChoosePlace {...props} />;
  return (
    <Suspense>
      <Later {...props} />
    </Suspense>
  );
}

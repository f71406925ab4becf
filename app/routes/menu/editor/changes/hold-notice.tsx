import type { Account } from "#app/domain/accounts/accounts.ts";
import { loginPath } from "#app/routes/menu/editor/editor-paths.ts";
import { SwitchShop } from "#app/routes/menu/editor/switch-shop.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import type { Hold } from "./hold.ts";

interface HoldNoticeProps {
  shopId: string;
  role: Account["role"];
  why: Hold["why"] | undefined;
  /** How many changes wait. */
  count: number;
  /** Whether they outlive the page. */
  isSafe: boolean;
  /** Whether the menu is the one that this phone saw last. */
  isFromPhone: boolean;
}

/** Says below the editor's header why changes wait, how many, where they are meanwhile, and how they get on. */
export function HoldNotice({ shopId, role, why, count, isSafe, isFromPhone }: HoldNoticeProps) {
  const { hold, offline } = useMessages("saving");
  return (
    <div className="hold" aria-live="polite">
      {isFromPhone ? (
        <>
          {offline.asSeen} {!isSafe && hold.unsafe}
        </>
      ) : (
        why && (
          <>
            {hold[why]} {isSafe ? hold.safe[why]({ count }) : hold.unsafe}{" "}
            {why === "logged-out" && role === "staff" && `${hold.staff} `}
            <WayOn why={why} shopId={shopId} isSafe={isSafe} />
          </>
        )
      )}
    </div>
  );
}

interface WayOnProps extends Pick<HoldNoticeProps, "shopId" | "isSafe"> {
  why: Hold["why"];
}

function WayOn({ why, shopId, isSafe }: WayOnProps) {
  const { hold } = useMessages("saving");
  const { retry } = useMessages("editor");
  if (why === "unreached") return null;
  if (why === "other-shop") return <SwitchShop shopId={shopId} text={hold.switch} />;
  if (why === "operator") return <a href={`/desk/shops/${shopId}`}>{hold.desk}</a>;
  return <a href={loginPath(shopId, isSafe)}>{retry.logIn}</a>;
}

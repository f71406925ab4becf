import { useEffect, useState } from "react";
import type { Account } from "#app/domain/accounts/accounts.ts";
import { SwitchShop } from "#app/routes/menu/editor/switch-shop.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { rich } from "#app/ui/rich-text.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { listElsewhere, type KeptElsewhere } from "./change-store.ts";

interface OtherWaitingProps {
  shopId: string;
  role: Account["role"];
}

/** Tells of changes to other shops' menus that wait on this phone: only their own editors send them. */
export function OtherWaiting({ shopId, role }: OtherWaitingProps) {
  const shops = useElsewhere(shopId);
  return shops.map((shop) => <OfShop key={shop.shopId} shop={shop} role={role} />);
}

function OfShop({ shop, role }: { shop: KeptElsewhere; role: Account["role"] }) {
  const { elsewhere, hold } = useMessages("saving");
  const { shopId, name, count } = shop;
  const own = <b lang={textLanguage(name, useLanguage())} />;
  return (
    <div className="other-waiting">
      {rich(elsewhere.waiting[count === 1 ? "one" : "more"]({ count, name, own }))}{" "}
      {role === "operator" ? (
        <a href={`/desk/shops/${shopId}`}>{hold.desk}</a>
      ) : (
        <SwitchShop shopId={shopId} text={elsewhere.open({ name })} />
      )}
    </div>
  );
}

/** What waits for other shops, looked for again as somebody comes back to the page. */
function useElsewhere(shopId: string): KeptElsewhere[] {
  const [shops, setShops] = useState<KeptElsewhere[]>([]);
  useEffect(() => {
    let isOver = false;
    const look = () =>
      void listElsewhere(shopId).then(
        (found) => isOver || setShops(found),
        () => {},
      );
    look();
    document.addEventListener("visibilitychange", look);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", look);
    };
  }, [shopId]);
  return shops;
}

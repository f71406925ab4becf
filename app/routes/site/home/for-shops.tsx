import { menuPath } from "#app/domain/shops/menu-link.ts";
import { localPath, privatePath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

interface ShopName {
  id: string;
  name: string;
}

export function ForShops({ menus }: { menus: ShopName[] }) {
  const { frame, shops } = useMessages("site");
  const language = useLanguage();
  return (
    <section className="shops">
      <div className="awning" />
      <div className="band">
        <h2>{shops.title}</h2>
        <p className="lead">{shops.lead}</p>
        <p className="actions">
          <a className="button primary" href={localPath(language, "/add-shop")}>
            {frame.addShop}
          </a>
          <a className="button" href={privatePath(language, "/shop/login")}>
            {frame.shopLogin}
          </a>
        </p>
        {menus.length > 0 && <Menus of={menus} />}
      </div>
    </section>
  );
}

function Menus({ of: menus }: { of: ShopName[] }) {
  const { shops } = useMessages("site");
  const language = useLanguage();
  return (
    <>
      <h3>{shops.seeMenu}</h3>
      <ul className="menus">
        {menus.map((shop) => (
          <li key={shop.id}>
            <a
              href={localPath(language, menuPath(shop.id))}
              lang={textLanguage(shop.name, language)}
            >
              {shop.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

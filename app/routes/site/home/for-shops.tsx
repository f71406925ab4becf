import { textLanguage } from "#app/ui/text-language.ts";

interface ShopName {
  id: string;
  name: string;
}

/** For those who run a stall: what they get, menus to look at where there are any, and the ways in. */
export function ForShops({ menus }: { menus: ShopName[] }) {
  return (
    <section className="shops">
      <div className="awning" />
      <div className="band">
        <h2>Do you run a shop on the corner?</h2>
        <p className="lead">
          Get a menu that opens the moment its code is scanned, on any phone and one bar of signal.
          You change a price, and the next guest sees it.
        </p>
        <p className="actions">
          <a className="button primary" href="/add-shop">
            Add your shop
          </a>
          <a className="button" href="/shop/login">
            Shop login
          </a>
        </p>
        {menus.length > 0 && <Menus of={menus} />}
      </div>
    </section>
  );
}

function Menus({ of: shops }: { of: ShopName[] }) {
  return (
    <>
      <h3>See a menu</h3>
      <ul className="menus">
        {shops.map((shop) => (
          <li key={shop.id}>
            <a href={`/menu/${shop.id}`} lang={textLanguage(shop.name)}>
              {shop.name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

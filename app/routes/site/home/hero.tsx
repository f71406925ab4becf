import { brand } from "#app/brand.ts";
import { StreetCorner } from "./corner/street-corner.tsx";

/** What the product is, on the evening sky over its street corner. */
export function Hero() {
  return (
    <div className="hero">
      <div className="hero-words">
        <h1>{brand.tagline}</h1>
        <p>
          A <span lang="hi">नुक्कड़</span> is the street corner where neighbours meet and the food
          stalls stand. {brand.name} is that corner on your phone.
        </p>
        <p className="actions">
          <a className="button primary" href="/nearby">
            Look around
          </a>
          <a className="button" href="/add-shop">
            Add your shop
          </a>
        </p>
      </div>
      <StreetCorner />
    </div>
  );
}

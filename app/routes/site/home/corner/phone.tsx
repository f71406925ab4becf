import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

const ROWS = [
  { name: "Cutting chai", price: 10 },
  { name: "Masala chai", price: 15 },
  { name: "समोसा", price: 20 },
  { name: "Bun maska", price: 35 },
  { name: "Vada pav", price: 25 },
];

export function Phone() {
  const { hero } = useMessages("site");
  const lang = textLanguage("Corner Cafe", useLanguage());
  return (
    <g transform="translate(446 158) rotate(6)">
      <rect className="phone-shadow" x="-8" y="10" width="176" height="322" rx="28" />
      <rect className="phone" width="164" height="318" rx="26" />
      <rect className="screen" x="7" y="7" width="150" height="304" rx="20" />
      <ScreenAwning />
      <text className="shop-name" x="20" y="66" lang={lang}>
        Corner Cafe
      </text>
      <text className="shop-fact" x="20" y="82">
        {hero.drawnMenu}
      </text>
      <rect className="tab-lit" x="19" y="93" width="42" height="22" rx="11" />
      <text className="tab-lit-word" x="40" y="108" textAnchor="middle" lang={lang}>
        Chai
      </text>
      <rect className="tab" x="66" y="93" width="54" height="22" rx="11" />
      <text className="tab-word" x="93" y="108" textAnchor="middle" lang={lang}>
        Snacks
      </text>
      {ROWS.map((row, index) => (
        <Row key={row.name} {...row} y={144 + index * 31} />
      ))}
      <rect className="phone-bar" x="57" y="300" width="50" height="4" rx="2" />
    </g>
  );
}

function Row({ name, price, y }: { name: string; price: number; y: number }) {
  const language = useLanguage();
  return (
    <>
      <rect className="veg-frame" x="20" y={y - 9} width="9" height="9" rx="1.5" />
      <circle className="veg" cx="24.5" cy={y - 4.5} r="2.3" />
      <text className="row-name" x="36" y={y} lang={textLanguage(name, language)}>
        {name}
      </text>
      <text className="row-price" x="145" y={y} textAnchor="end">{`₹${price}`}</text>
      <path className="row-line" d={`M20 ${y + 12}h125`} />
    </>
  );
}

function ScreenAwning() {
  return (
    <>
      <path className="stripe" d="M7 34V27A20 20 0 0 1 27 7h5v27a12.5 12 0 0 1-25 0z" />
      <path
        className="stripe"
        d="M57 7h25v27a12.5 12 0 0 1-25 0zM107 7h25v27a12.5 12 0 0 1-25 0z"
      />
      <path
        className="stripe-between"
        d="M32 7h25v27a12.5 12 0 0 1-25 0zM82 7h25v27a12.5 12 0 0 1-25 0zM132 7h5a20 20 0 0 1 20 20v7a12.5 12 0 0 1-25 0z"
      />
    </>
  );
}

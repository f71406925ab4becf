import { brand } from "#app/brand.ts";

const STRIPES = 9;
const ROOF = { left: 100, width: 328, top: 148 };
const EDGE = { left: 76, stripe: 41.6, bottom: 204 };

export function Stall() {
  return (
    <>
      <Inside />
      <Vendor />
      <Counter />
      <Kettle />
      <path className="stall-post" d="M104 204h9v240h-9zM415 204h9v240h-9z" />
      <Awning />
      <path className="sign" d="M148 104h232a6 6 0 0 1 6 6v34H142v-34a6 6 0 0 1 6-6z" />
      <text className="sign-word" x="264" y="133" textAnchor="middle">
        {brand.name}
      </text>
    </>
  );
}

function Inside() {
  return (
    <>
      <path className="inside" d="M110 190h308v180H110z" />
      <circle className="glow" cx="262" cy="262" r="150" />
      <path className="shelf" d="M118 286h84v5h-84zM322 286h62v5h-62z" />
      <path
        className="jar-lid"
        d="M122 254h20v5h-20zM150 254h20v5h-20zM178 254h20v5h-20zM328 254h20v5h-20zM356 254h20v5h-20z"
      />
      <path className="jar" d="M121 260h22v26h-22zM177 260h22v26h-22zM355 260h22v26h-22z" />
      <path className="jar-green" d="M149 260h22v26h-22z" />
      <path className="jar-pale" d="M327 260h22v26h-22z" />
      <path className="cord" d="M262 200v26" />
      <path className="lamp-shade" d="M262 222l24 20h-48z" />
      <ellipse className="bulb" cx="262" cy="244" rx="13" ry="7" />
    </>
  );
}

function Vendor() {
  return (
    <>
      <path className="vendor" d="M210 364v-32q2-24 26-28l16-2h20l16 2q24 4 26 28v32z" />
      <path className="skin" d="M253 290h18v18q-9 8-18 0z" />
      <path className="apron" d="M246 304l-4 60h40l-4-60q-16 12-32 0z" />
      <ellipse className="skin" cx="262" cy="278" rx="17" ry="19" />
      <path className="hair" d="M244 280q-4-28 18-28 22 0 18 28-3-14-8-16-10 3-20 0-6 3-8 16z" />
      <path className="moustache" d="M253 286q9-6 18 0q-4 4-9 1q-5 3-9-1z" />
      <path className="arm-vendor" d="M306 330q18 12 30 2" />
    </>
  );
}

function Counter() {
  return (
    <>
      <path className="boards" d="M100 362h328v82H100z" />
      <path className="board-lines" d="M100 390h328M100 418h328" />
      <path className="stall-counter" d="M90 350h348v12H90z" />
      <g className="glass">
        {[182, 202, 222].map((x) => (
          <path key={x} d={`M${x} 330h14l-2 20h-10z`} />
        ))}
      </g>
      <g className="tea">
        {[182, 202, 222].map((x) => (
          <path key={x} d={`M${x + 0.6} 336h12.8l-1.6 13h-9.600z`} />
        ))}
      </g>
      <path className="board" d="M206 372h112v62H206z" />
      <text className="board-word" x="262" y="400" textAnchor="middle" lang="hi">
        चाय
      </text>
      <text className="board-price" x="262" y="424" textAnchor="middle">
        ₹10
      </text>
    </>
  );
}

function Kettle() {
  return (
    <>
      <path className="stove" d="M330 342h60v8h-60z" />
      <path className="flame" d="M340 342q4-9 8 0zM354 342q4-11 8 0zM368 342q4-9 8 0z" />
      <path className="kettle" d="M338 336q-6-34 22-36q28 2 22 36z" />
      <path className="kettle" d="M380 328q12-4 14-20l6-2q0 24-18 32z" />
      <path className="kettle-shine" d="M346 328q-2-16 8-22" />
      <path className="kettle-handle" d="M344 304q16-26 32 0" />
      <circle className="knob" cx="360" cy="298" r="4" />
      <g className="steam">
        <path d="M400 298q-8-12 0-22t0-22" />
        <path d="M408 300q-6-14 3-24t1-24" />
        <path d="M392 292q-6-10 0-18t-2-18" />
      </g>
    </>
  );
}

function Awning() {
  const { left, stripe, bottom } = EDGE;
  return (
    <>
      <path className="under-awning" d="M100 200h328v16H100z" />
      {Array.from({ length: STRIPES }, (_, index) => {
        const above = ROOF.left + (index * ROOF.width) / STRIPES;
        const below = left + index * stripe;
        const half = stripe / 2;
        return (
          <path
            key={index}
            className={index % 2 === 0 ? "stripe" : "stripe-between"}
            d={`M${above} ${ROOF.top}h${ROOF.width / STRIPES}L${below + stripe} ${bottom}a${half} 18 0 0 1-${stripe} 0z`}
          />
        );
      })}
      <path className="awning-top" d="M98 142h332v8H98z" />
    </>
  );
}

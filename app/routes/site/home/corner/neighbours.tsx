export function Neighbours() {
  return (
    <>
      <Dog />
      <Woman />
      <Man />
    </>
  );
}

function Woman() {
  return (
    <>
      <path className="shadow" d="M44 446h68v5H44z" />
      <path className="sandal" d="M60 438h12v8H58zM84 438h12l2 8H84z" />
      <path className="trousers" d="M60 408h34l2 32H60z" />
      <path className="kurta" d="M62 304q14-12 32 0l8 46 6 66H48l6-66z" />
      <path className="scarf" d="M66 300q12 14 26 0l6 8q-20 18-38 2l-8 66-10-2 14-66z" />
      <path className="skin" d="M72 286h13v14q-7 6-13 0z" />
      <circle className="skin" cx="79" cy="276" r="15" />
      <path className="hair" d="M90 266q-4-12-18-9-14 4-10 28l6 8q-4-18 6-24 8-5 16-3z" />
      <circle className="hair" cx="59" cy="278" r="9" />
      <path className="sleeve" d="M92 310q10 18 20 24" />
      <path className="hand" d="M112 334l12-6" />
      <path className="glass" d="M120 314h11l-2 16h-7z" />
      <path className="tea" d="M120.6 318h9.800l-1.4 11h-7z" />
    </>
  );
}

function Man() {
  return (
    <>
      <path className="shadow" d="M140 446h66v5H140z" />
      <path className="shoe" d="M150 438h16v8H144q0-6 6-8zM180 438h14v8h-18z" />
      <path className="dark-trousers" d="M154 384h42l-2 56h-14l-4-40-6 40h-16z" />
      <path className="shirt" d="M158 296q16-10 34 0 8 6 8 20v72h-50v-72q0-14 8-20z" />
      <path
        className="waistcoat"
        d="M174 294l18 2q8 6 8 20v56h-22zM170 294l-12 2q-8 6-8 20v56h16z"
      />
      <path className="skin" d="M168 278h14v16q-8 7-14 0z" />
      <circle className="skin" cx="173" cy="266" r="16" />
      <path className="grey-hair" d="M160 256q2-10 16-9 16 2 14 22-2 8-6 10 0-12-6-18-8 2-18-5z" />
      <path className="sleeve-man" d="M160 308q-6 18-14 28" />
      <path className="hand" d="M146 336l-8-8" />
      <path className="glass" d="M132 312h11l-2 16h-7z" />
      <path className="tea" d="M132.6 316h9.800l-1.4 11h-7z" />
    </>
  );
}

function Dog() {
  return (
    <>
      <path className="dog" d="M334 446q-14-2-12-18 4-18 34-18 30 2 34 20 2 12-8 16z" />
      <path className="dog" d="M324 446q-18 2-18-12 2-12 14-12l4-8 6 8q10 4 8 14-4 10-14 10z" />
      <path className="dog-tail" d="M386 436q14 4 8 10h-18" />
      <path className="dog-line" d="M312 434q3 2 6 0M376 428q-10 0-12 14" />
    </>
  );
}

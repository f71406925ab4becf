export function NoticeDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 240 120" aria-hidden="true">
      <path className="d-wall" d="M0 96h240v24H0z" />
      <path className="d-wood" d="M58 20h8v84h-8zM174 20h8v84h-8z" />
      <path className="d-paper" d="M44 18h152v58H44z" />
      <path className="d-marigold" d="M44 12h152v10H44z" />
      <path className="d-note" d="M58 32h44v32H58z" />
      <path className="d-leaf" d="M112 32h30v24h-30z" />
      <path className="d-tint" d="M152 32h32v34h-32z" />
      <path className="d-line" d="M65 42h28M65 50h20M119 42h16M159 42h18M159 50h18M159 58h10" />
      <circle className="d-brick" cx="196" cy="18" r="14" />
      <path
        className="d-white"
        d="M196 9q7 0 7 8v4l2 3h-18l2-3v-4q0-8 7-8zM193.5 25.500h5q-2.5 4-5 0z"
      />
    </svg>
  );
}

export function LadderDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 240 120" aria-hidden="true">
      <path className="d-wall" d="M0 96h240v24H0z" />
      <path className="d-green" d="M168 84q-2-30 18-32h8q20 2 18 32z" />
      <path className="d-skin" d="M184 44h12v12q-6 6-12 0z" />
      <circle className="d-skin" cx="190" cy="35" r="13" />
      <path className="d-hair" d="M178 36q-4-18 12-18 18 0 14 22-4 6-6 2 0-10-8-12-8 2-12 6z" />
      <path className="d-brickwork" d="M120 66h120v38H120z" />
      <path
        className="d-mortar"
        d="M120 79h120M120 92h120M146 66v13M186 66v13M226 66v13M132 79v13M166 79v13M206 79v13M146 92v12M186 92v12M226 92v12"
      />
      <path className="d-blue" d="M34 112q-4-50 20-54h10q22 4 18 54z" />
      <path className="d-skin" d="M53 48h12v12q-6 6-12 0z" />
      <circle className="d-skin" cx="60" cy="38" r="13" />
      <path className="d-grey" d="M72 32q-6-10-16-8-12 4-9 20l5 4q-1-10 5-14 8 2 15-2z" />
      <path
        className="d-ladder"
        d="M66 98L158 20M76 110L168 32M73 92l10 12M88 79l10 12M103 67l10 12M118 54l10 12M133 41l10 12M148 28l10 12"
      />
      <path className="d-sleeve" d="M70 68l16 10" />
      <path className="d-arm" d="M86 78l8 2" />
      <path className="d-sleeve d-green-line" d="M174 62l-14-10" />
      <path className="d-arm" d="M160 52l-8-4" />
    </svg>
  );
}

export function FairDrawing() {
  return (
    <svg className="drawing" viewBox="0 0 240 120" aria-hidden="true">
      <path className="d-wall" d="M0 104V82h42V66h36v22h44V74h52v14h26V62h40v58H0z" />
      <path className="d-marigold" d="M92 8l22 20-18 24-22-20z" />
      <path className="d-note" d="M92 8l4 44-22-20z" />
      <path className="d-leaf" d="M168 22l17 12-11 20-18-12z" />
      <path className="d-tint" d="M168 22l6 32-18-12z" />
      <path className="d-string" d="M96 52q4 30-22 50M174 54q-6 26 8 50" />
      <path className="d-wood" d="M128 108l20-40 10 5-18 41z" />
      <path className="d-grip" d="M150 70l8-16" />
      <circle className="d-brick" cx="168" cy="106" r="7" />
    </svg>
  );
}

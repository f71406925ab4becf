const PATHS = {
  up: "M10 16V4M4.5 9.5 10 4l5.5 5.5",
  down: "M10 4v12M4.5 10.5 10 16l5.5-5.5",
  pencil: "m4 16 .8-3.6L13 4.2a1.4 1.4 0 0 1 2 0l.8.8a1.4 1.4 0 0 1 0 2L7.6 15.2 4 16Z",
  bin: "M4 6h12M8 6V4h4v2m-6.5 0 .7 10h7.6l.7-10M8.5 9v4.5m3-4.5v4.5",
  cross: "m5 5 10 10M15 5 5 15",
  tick: "m4 10.5 4 4 8-9",
  undo: "M4 8h8a4.5 4.5 0 0 1 0 9H8M4 8l3.5-3.5M4 8l3.5 3.5",
  redo: "M16 8H8a4.5 4.5 0 0 0 0 9h4M16 8l-3.5-3.5M16 8l-3.5 3.5",
  plus: "M10 4v12M4 10h12",
  insert: "M4 5h12M10 9v8M6 13h8",
  chevron: "m5.5 8 4.5 4.5L14.5 8",
  find: "M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12Zm4.5-1.5L17 17",
  clock: "M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm0-11v4.2l2.8 1.8",
  eye: "M2.5 10S5.5 5 10 5s7.5 5 7.5 5-3 5-7.5 5-7.5-5-7.5-5Zm7.5 2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z",
  list: "M4 5.5h.01M4 10h.01M4 14.5h.01M8 5.5h9M8 10h9M8 14.5h9",
  enter: "M16.5 4.5v5a2 2 0 0 1-2 2h-10M8 7.5l-4 4 4 4",
  more: "M4.5 10h.01M10 10h.01M15.5 10h.01",
  percent:
    "M15 5 5 15M6.5 8a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Zm7 7a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3Z",
  clipboard: "M7 4H5v13h10V4h-2M7 3h6v3H7zm0 7h6m-6 3h4",
};

/** A decorative icon; the button around it has the name. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

function Icon({ d }: { d: string }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export function PinIcon() {
  return (
    <Icon d="M12 21s-7-6.2-7-11a7 7 0 0 1 14 0c0 4.800-7 11-7 11zM12 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5z" />
  );
}

export function SearchIcon() {
  return <Icon d="M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16 16l4.500 4.500" />;
}

export function LocateIcon() {
  return (
    <Icon d="M12 18.500a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM12 2.500v3M12 18.500v3M2.500 12h3M18.500 12h3M12 13.500a1.500 1.500 0 1 0 0-3 1.500 1.500 0 0 0 0 3z" />
  );
}

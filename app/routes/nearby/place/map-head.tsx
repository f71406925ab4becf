import { BackIcon } from "#app/routes/nearby/components/icon.tsx";

interface MapHeadProps {
  back: string;
  /** What `back` leads to, in words. */
  backTo: string;
  heading: string;
}

/** The heading of a map, behind the way back. */
export function MapHead({ back, backTo, heading }: MapHeadProps) {
  return (
    <header className="map-head">
      <a className="round-link" href={back} aria-label={backTo}>
        <BackIcon />
      </a>
      <h1 id="map-heading">{heading}</h1>
    </header>
  );
}

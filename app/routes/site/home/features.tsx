import { FairDrawing, LadderDrawing, NoticeDrawing } from "./feature-drawings.tsx";

const CARDS = [
  {
    title: "Stay updated",
    text: "A power cut, a closed road, hot jalebi at the corner: see what people around you are saying right now.",
    Drawing: NoticeDrawing,
  },
  {
    title: "Ask for help",
    text: "A ladder for an hour, a lift to the station, the number of a good plumber: ask those who live next door.",
    Drawing: LadderDrawing,
  },
  {
    title: "Share plans",
    text: "Cricket at six, a walk round the lake, kites on the roof: say it here, and see who comes along.",
    Drawing: FairDrawing,
  },
];

/** What the community app is for, and how it keeps a neighbour's privacy. */
export function Features() {
  return (
    <section id="features" className="band">
      <h2>What happens on a corner</h2>
      <ul className="cards">
        {CARDS.map(({ title, text, Drawing }) => (
          <li key={title} className="card">
            <Drawing />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="promise">
        No account and no profile. Never your exact place. Posts are gone after a day.
      </p>
    </section>
  );
}

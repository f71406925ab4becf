import { useMessages } from "#app/ui/messages.tsx";
import { FairDrawing, LadderDrawing, NoticeDrawing } from "./feature-drawings.tsx";

export function Features() {
  const { features } = useMessages("site");
  const cards = [
    { title: features.updated, text: features.updatedText, Drawing: NoticeDrawing },
    { title: features.help, text: features.helpText, Drawing: LadderDrawing },
    { title: features.plans, text: features.plansText, Drawing: FairDrawing },
  ];
  return (
    <section id="features" className="band">
      <h2>{features.title}</h2>
      <ul className="cards">
        {cards.map(({ title, text, Drawing }) => (
          <li key={title} className="card">
            <Drawing />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="promise">{features.promise}</p>
    </section>
  );
}

import { REACHES } from "#app/domain/places/cover.ts";
import { KINDS, LIFETIMES, type Kind } from "#app/domain/posts/limits.ts";
import { HelpIcon, PlanIcon, UpdateIcon } from "#app/routes/nearby/components/icon.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { Choice } from "./choice.tsx";

const KIND_SIGNS: Record<Kind, React.ReactNode> = {
  update: <UpdateIcon />,
  help: <HelpIcon />,
  plan: <PlanIcon />,
};

interface ChosenProps {
  chosen: string | undefined;
}

export function KindChoice({ chosen }: ChosenProps) {
  const { form, kindHints } = useMessages("writing");
  const { kindNames } = useMessages("compose");
  const options = KINDS.map((kind) => ({
    value: kind,
    label: kindNames[kind],
    hint: kindHints[kind],
    sign: KIND_SIGNS[kind],
  }));
  return (
    <Choice name="kind" className="kinds" legend={form.kind} chosen={chosen} options={options} />
  );
}

export function ReachChoice({ chosen }: ChosenProps) {
  const { form } = useMessages("writing");
  const { feed } = useMessages("nearby");
  const options = REACHES.map((km) => ({ value: String(km), label: feed.km({ km }) }));
  return <Choice name="reach" legend={form.reach} chosen={chosen} options={options} />;
}

export function HoursChoice({ chosen }: ChosenProps) {
  const { form } = useMessages("writing");
  const options = LIFETIMES.map((hours) => ({
    value: String(hours),
    label: form.hours({ hours }),
  }));
  return (
    <Choice
      name="hours"
      className="lifetimes"
      legend={form.lifetime}
      chosen={chosen}
      options={options}
    />
  );
}

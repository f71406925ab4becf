import { PinIcon } from "#app/ui/places/icons.tsx";

interface IconProps {
  d: string;
}

function Icon({ d }: IconProps) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

export function ComposeIcon() {
  return <Icon d="M12 5v14M5 12h14" />;
}

export function MineIcon() {
  return (
    <Icon d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1.200-3.400 4.200-5 8-5s6.800 1.600 8 5" />
  );
}

export function CommentIcon() {
  return <Icon d="M5 5h14v10.500h-7.500L7 19.500v-4H5z" />;
}

export function ClockIcon() {
  return <Icon d="M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.500l3 2" />;
}

export function VenueIcon() {
  return <PinIcon />;
}

export function MoreIcon() {
  return <Icon d="M5 12h.01M12 12h.01M19 12h.01" />;
}

export function UpdateIcon() {
  return <Icon d="M4 10v4h3l8 4V6L7 10zM18.500 9.500a4 4 0 0 1 0 5M8 14v5h2.500" />;
}

export function HelpIcon() {
  return (
    <Icon d="M12 20s-7.500-4.500-7.500-10A4.200 4.200 0 0 1 12 7.500 4.200 4.200 0 0 1 19.500 10c0 5.500-7.500 10-7.500 10z" />
  );
}

export function PlanIcon() {
  return <Icon d="M5 6.500h14V19H5zM5 10.500h14M9 4v4M15 4v4M9.500 15l2 2 3.500-3.500" />;
}

export function ExportIcon() {
  return <Icon d="M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 19.500h14" />;
}

export function DeleteIcon() {
  return <Icon d="M5 7h14M9.500 7V4.500h5V7M7 7l1 12.500h8L17 7M10.500 10.500v6M13.500 10.500v6" />;
}

export function QuietIcon() {
  return <Icon d="M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z" />;
}

export function PhotoIcon() {
  return <Icon d="M4 5h16v14H4zM4 16l5-5 4 4 2.500-2.500L20 17M15.500 9.500h.010" />;
}

export function CameraIcon() {
  return (
    <Icon d="M4 8h4l1.500-2.500h5L16 8h4v11H4zM12 16.500a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400z" />
  );
}

export function RemoveIcon() {
  return <Icon d="M6.500 6.500l11 11M17.500 6.500l-11 11" />;
}

export function ShareIcon() {
  return <Icon d="M12 15V4M8 7.500 12 4l4 3.500M6 11H5v9h14v-9h-1" />;
}

export function CheckIcon() {
  return <Icon d="M5 12.500l4.500 4.500L19 7.500" />;
}

export function OnwardIcon() {
  return <Icon d="M9.500 6l6 6-6 6" />;
}

export function ShopIcon() {
  return (
    <Icon d="M4 9.5L5.5 4.5h13L20 9.5M4 9.5a2.7 2.7 0 0 0 5.3 0 2.7 2.7 0 0 0 5.4 0 2.7 2.7 0 0 0 5.3 0M5.5 12v7.5h13V12M10 19.5v-4.5h4v4.5" />
  );
}

export function BackIcon() {
  return <Icon d="M14.500 6l-6 6 6 6" />;
}

export function DownIcon() {
  return <Icon d="M6 9.500l6 6 6-6" />;
}

export function AllIcon() {
  return <Icon d="M9 7h11M9 12h11M9 17h11M4.500 7h.010M4.500 12h.010M4.500 17h.010" />;
}

export function BellIcon() {
  return <Icon d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.500 1.500h-15zM10 20.500h4M12 5V3.500" />;
}

export function WarnIcon() {
  return <Icon d="M12 4.500l8.500 15h-17zM12 10v4.500M12 17h.010" />;
}

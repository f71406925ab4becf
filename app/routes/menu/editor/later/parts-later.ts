import { later } from "./later.tsx";

const forms = () => import("./parts.ts");

export const BoardTools = later(() => forms().then((all) => all.BoardTools));
export const ChoosingBar = later(() => forms().then((all) => all.ChoosingBar));
export const Cropper = later(() => forms().then((all) => all.Cropper));
export const DayTools = later(() => forms().then((all) => all.DayTools));
export const DeleteSectionDialog = later(() => forms().then((all) => all.DeleteSectionDialog));
export const DeleteItemDialog = later(() => forms().then((all) => all.DeleteItemDialog));
export const FailureNotice = later(() => forms().then((all) => all.FailureNotice));
export const ItemForm = later(() => forms().then((all) => all.ItemForm));
export const ItemMenu = later(() => forms().then((all) => all.ItemMenu));
export const ItemPhoto = later(() => forms().then((all) => all.ItemPhoto));
export const MoveItemDialog = later(() => forms().then((all) => all.MoveItemDialog));
export const PricesDialog = later(() => forms().then((all) => all.PricesDialog));
export const SectionForm = later(() => forms().then((all) => all.SectionForm));
export const SoldOutDialog = later(() => forms().then((all) => all.SoldOutDialog));

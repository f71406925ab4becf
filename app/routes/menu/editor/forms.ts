/* What a tap opens, in one file for forms-later.ts. */
export { AddItemDialog } from "./add-item-dialog.tsx";
export { AddSectionDialog } from "./add-section-dialog.tsx";
export { ChoosingBar } from "./choosing/choosing-bar.tsx";
export { DeleteSectionDialog } from "./delete-section-dialog.tsx";
export { DeleteItemDialog } from "./delete-item-dialog.tsx";
export { FailureNotice } from "./failure-notice.tsx";
export { ItemForm } from "./item-form.tsx";
export { ItemMenu } from "./item-menu.tsx";
export { ItemPhoto } from "./item-photo.tsx";
export { MoveItemDialog } from "./choosing/move-item-dialog.tsx";
export { PricesDialog } from "./prices/prices-dialog.tsx";
export { SectionForm } from "./section-form.tsx";
export { cutPhoto, shrinkPhoto } from "#app/ui/shrink-photo.ts";
export { SoldOutDialog } from "./sold-out-dialog.tsx";

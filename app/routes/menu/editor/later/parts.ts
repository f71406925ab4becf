/* What a tap opens, in one file for parts-later.ts. */
export { ChoosingBar } from "#app/routes/menu/editor/choosing/choosing-bar.tsx";
export { DeleteSectionDialog } from "#app/routes/menu/editor/sections/delete-section-dialog.tsx";
export { DeleteItemDialog } from "#app/routes/menu/editor/items/delete-item-dialog.tsx";
export { FailureNotice } from "#app/routes/menu/editor/conflicts/failure-notice.tsx";
export { ItemForm } from "#app/routes/menu/editor/items/item-form.tsx";
export { ItemMenu } from "#app/routes/menu/editor/items/item-menu.tsx";
export { ItemPhoto } from "#app/routes/menu/editor/photos/item-photo.tsx";
export { MoveItemDialog } from "#app/routes/menu/editor/choosing/move-item-dialog.tsx";
export { PricesDialog } from "#app/routes/menu/editor/prices/prices-dialog.tsx";
export { SectionForm } from "#app/routes/menu/editor/sections/section-form.tsx";
export { cutPhoto, shrinkMenuPhoto, shrinkPhoto } from "#app/ui/shrink-photo.ts";
export { SoldOutDialog } from "#app/routes/menu/editor/sold-out/sold-out-dialog.tsx";
export { BoardTools } from "#app/routes/menu/editor/board/board-tools.tsx";
export { Cropper } from "#app/routes/menu/editor/crop/cropper.tsx";
export { DayTools } from "#app/routes/menu/editor/hours/day-tools.tsx";

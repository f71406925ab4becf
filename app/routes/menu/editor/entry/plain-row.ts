/** The field by which a form says that it is the row for the next dish, and not a dialog. */
export const FROM = "from";
export const ROW = "row";

/** The id of the field for the name of a section's next dish, to which the page leads where no script runs. */
export const nextDishId = (sectionId: number) => `next-dish-${sectionId}`;

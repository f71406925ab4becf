-- The running release sorts by `cases_by_urgency` and `cases_by_reason` until this one takes its place; the next drops them.
ALTER TABLE `cases` ADD `ready_reason` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `behind` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `cases_in_order` ON `cases` (`decided_at`,(NOT is_child_safety AND (behind > 0 OR flagged_at IS NULL)),(due_at + behind),`id`);--> statement-breakpoint
CREATE INDEX `cases_of_reason_in_order` ON `cases` (`gravest`,`decided_at`,(NOT is_child_safety AND (behind > 0 OR flagged_at IS NULL)),(due_at + behind),`id`);--> statement-breakpoint
ALTER TABLE `bans` ADD `ready_reason` text;
DROP INDEX `cases_by_urgency`;--> statement-breakpoint
DROP INDEX `cases_by_reason`;--> statement-breakpoint
ALTER TABLE `cases` ADD `ready_reason` text;--> statement-breakpoint
ALTER TABLE `cases` ADD `behind` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `cases_by_urgency` ON `cases` (`decided_at`,(behind > 0 OR flagged_at IS NULL AND NOT is_child_safety),(due_at + behind),`id`);--> statement-breakpoint
CREATE INDEX `cases_by_reason` ON `cases` (`gravest`,`decided_at`,(behind > 0 OR flagged_at IS NULL AND NOT is_child_safety),(due_at + behind),`id`);--> statement-breakpoint
ALTER TABLE `bans` ADD `ready_reason` text;